// Prints how many pairs a second one core judges in process, from strings.

import ColorMath

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The processor time of this process, in seconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

let words: [(String, String)] = (0..<4096).map { index in
  let number = UInt32(index) &* 2_654_435_761
  func color(_ value: UInt32) -> String {
    let digits = String(value & 0xFFFFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
  return (color(number), color(~number >> 3))
}
var best = 0.0
for _ in 0..<5 {
  var passed = 0
  let rounds = 200
  let start = processorTime()
  for _ in 0..<rounds {
    for (foreground, background) in words {
      let ratio = ContrastRatio(try SRGBColor(hex: foreground), try SRGBColor(hex: background))
      if ratio.meets(4.5) { passed += 1 }
    }
  }
  precondition(passed > 0)
  best = max(best, Double(rounds * words.count) / (processorTime() - start))
}
print(Int(best))
