// `make fuzz`: one target a process, named by FUZZ_TARGET; the arguments are libFuzzer's own.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// libFuzzer's entry for programs that have a `main` of their own. [LLVM, libFuzzer as a library]
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// The seconds of processor time that this thread has used: a busy machine is no hang.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: "\n")
guard let name = getenv("FUZZ_TARGET"), FuzzTarget(rawValue: String(cString: name)) != nil else {
  print(names)
  exit(0)
}
var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(
  runDriver(&count, &arguments) { bytes, size in
    guard let target = FuzzTarget(rawValue: String(cString: getenv("FUZZ_TARGET"))) else {
      return -1
    }
    let start = processorTime()
    target.run(Array(UnsafeBufferPointer(start: bytes, count: size)))
    let seconds = processorTime() - start
    // As long as the tool may take for any file below a megabyte.
    if seconds >= 2 { fatalError("this input takes \(seconds) s") }
    return 0
  })
