import SystemLoading

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that is asked on its standard input, answers on its standard output, and ends with this
/// object. What it prints on standard error is dropped.
final class AnsweringSubprocess {
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  /// What was read and not yet returned begins at `start`.
  private var buffer: [UInt8] = []
  private var start = 0

  /// Takes a process and the own ends of its pipes.
  init(process: pid_t, input: Int32, output: Int32) {
    self.process = process
    self.input = input
    self.output = output
  }

  deinit {
    close(input)
    close(output)
    // It has nothing left to do, and nobody waits for long.
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Writes a line; false if the program takes no more.
  ///
  /// The program must read it before it writes more than a pipe holds.
  func ask(_ line: String) -> Bool {
    do throws(FileError) {
      try FileSystem.writeAll(Array("\(line)\n".utf8), to: input, name: "a pipe")
      return true
    } catch {
      return false
    }
  }

  /// The next line without its end; nil if there is none, or more than `limit` bytes without one.
  func line(limit: Int) -> String? {
    while true {
      if let end = buffer[start...].firstIndex(of: 0x0A), end - start <= limit {
        defer { start = end + 1 }
        return String(decoding: buffer[start..<end], as: UTF8.self)
      }
      guard buffer.count - start <= limit, fill() else { return nil }
    }
  }

  /// The next `count` bytes; nil if there are fewer.
  func bytes(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while true {
      let taken = min(count - bytes.count, buffer.count - start)
      bytes += buffer[start..<start + taken]
      start += taken
      if bytes.count == count { return bytes }
      guard fill() else { return nil }
    }
  }

  /// Reads more; false at the end.
  private func fill() -> Bool {
    buffer.removeFirst(start)
    start = 0
    let size = 1 << 16
    let more = [UInt8](unsafeUninitializedCapacity: size) { space, count in
      repeat {
        count = max(read(output, space.baseAddress, size), -1)
      } while count < 0
        && errno == EINTR
      count = max(count, 0)
    }
    buffer += more
    return !more.isEmpty
  }
}
