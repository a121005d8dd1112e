// usage: trees FILE: prints how many bytes of a Swift file are parsed a second, and the nodes of its
// tree in 1,000 bytes.
//        trees FILE once: parses it once.
//        trees app COUNT: prints the microseconds in which so many files are parsed and what they declare
// is collected.

import Programs
import SourceText

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

/// The bytes of a file.
func read(_ path: String) -> [UInt8] {
  guard let stream = fopen(path, "rb") else { return [] }
  defer { fclose(stream) }
  fseek(stream, 0, SEEK_END)
  let count = ftell(stream)
  rewind(stream)
  return Array(unsafeUninitializedCapacity: count) { buffer, initialized in
    initialized = fread(buffer.baseAddress, 1, count, stream)
  }
}

/// A file of an app, some 6,000 bytes, whose names are its own.
func screen(_ number: Int) -> String {
  let rows = (0..<30).map { row in
    """
          HStack(spacing: \(row)) {
            Text("Row \\(item.title) of \\(items.count)").foregroundColor(Palette\(number).ink\(row % 4))
            if let date = item.date, date > .now { Image(systemName: "clock").opacity(0.5) }
          }

    """
  }
  let colors = (0..<4).map { color in
    "  static let ink\(color) = Color(red: 0.\(color), green: 0.5, blue: \(number % 10) / 10)\n"
  }
  return """
    import SwiftUI

    enum Palette\(number) {
    \(colors.joined())}

    extension Palette\(number): Themed { var name: String { "Palette \\(Self.ink0)" } }

    struct Screen\(number): View {
      @State private var items: [Item] = []
      let item: Item

      init(item: Item) { self.item = item }

      var body: some View {
        VStack {
    \(rows.joined())    }
        .onAppear { items = load() }
      }

      private func load() -> [Item] { items.filter { $0.isReady && !$0.isHidden }.sorted() }
    }

    """
}

let arguments = CommandLine.arguments
if arguments[1] == "app", let count = Int(arguments[2]) {
  let files = (0..<count).map { SourceFile(path: "Screen\($0).swift", text: screen($0)) }
  let start = processorTime()
  let program = Program(files)
  let time = processorTime() - start
  precondition(program.members.count > count * 8)
  print(Int(time * 1e6))
} else {
  let file = SourceFile(path: arguments[1], bytes: read(arguments[1]))
  var best = Double.infinity
  var size = 0
  for _ in 0..<(arguments.count > 2 ? 1 : 5) {
    let start = processorTime()
    size = SwiftParser.parse(file).root.index + 1
    best = min(best, processorTime() - start)
  }
  print(Int(Double(file.bytes.count) / best), size * 1000 / max(file.bytes.count, 1))
}
