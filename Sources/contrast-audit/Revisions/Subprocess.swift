import SystemLoading

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that is run without a shell, and with only the named environment variables.
struct Subprocess {
  /// The result of a program.
  struct Result {
    /// The exit status, or 128 and the signal that ended it.
    let status: Int32
    /// Its standard output.
    let output: [UInt8]
    /// The beginning of its standard error.
    let errors: String
  }

  /// Its path.
  let program: String
  let variables: [String: String]

  /// Runs the program to its end, with empty standard input; output above `limit`
  /// bytes is an error.
  func run(_ arguments: [String], limit: Int) throws(FileError) -> Result {
    let (output, errors) = (try pipe(), try pipe())
    let process: pid_t
    do {
      process = try spawn(arguments, input: nil, output: output.write, errors: errors.write)
    } catch {
      for descriptor in [output.read, output.write, errors.read, errors.write] {
        close(descriptor)
      }
      throw error
    }
    close(output.write)
    close(errors.write)
    let (printed, said) = Subprocess.drain(output.read, errors.read, limit: limit)
    close(output.read)
    close(errors.read)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw failure(errno) }
    }
    guard printed.count <= limit else {
      throw FileError(message: "'\(program)' printed more than \(limit) bytes")
    }
    let signal = status & 0x7F
    return Result(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: printed,
      errors: String(decoding: said, as: UTF8.self))
  }

  /// Starts the program, to be asked one thing after the other.
  func start(_ arguments: [String]) throws(FileError) -> AnsweringSubprocess {
    let (input, output) = (try pipe(), try pipe())
    defer {
      close(input.read)
      close(output.write)
    }
    do {
      let process = try spawn(arguments, input: input.read, output: output.write, errors: nil)
      return AnsweringSubprocess(process: process, input: input.write, output: output.read)
    } catch {
      close(input.write)
      close(output.read)
      throw error
    }
  }

  private func failure(_ code: Int32) -> FileError {
    FileError(message: "cannot run '\(program)': \(String(cString: strerror(code)))")
  }

  /// A pipe that no other program inherits.
  private func pipe() throws(FileError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let result = Darwin.pipe(&ends)
    #elseif canImport(Glibc)
      let result = Glibc.pipe(&ends)
    #else
      let result = Musl.pipe(&ends)
    #endif
    guard result == 0 else { throw failure(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Starts the program with descriptors as its standard streams, nil for nothing.
  private func spawn(
    _ arguments: [String], input: Int32?, output: Int32, errors: Int32?
  ) throws(FileError) -> pid_t {
    // An argument ends at a NUL, so the program would get another one.
    guard !arguments.contains(where: { $0.utf8.contains(0) }) else {
      throw FileError(message: "cannot run '\(program)': an argument contains a NUL")
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (place, descriptor) in [
      (STDIN_FILENO, input), (STDOUT_FILENO, output), (STDERR_FILENO, errors),
    ] {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor, place)
      } else {
        posix_spawn_file_actions_addopen(&actions, place, "/dev/null", O_RDWR, 0)
      }
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer {
      for text in words + settings { free(text) }
    }
    var process = pid_t()
    let code = posix_spawn(&process, program, &actions, nil, &words, &settings)
    guard code == 0 else { throw failure(code) }
    return process
  }

  /// Reads two streams to their ends, whichever has data, so that neither blocks the other.
  ///
  /// The first is kept up to one byte above `limit`, the second up to a page; the rest is read and
  /// dropped.
  private static func drain(
    _ first: Int32, _ second: Int32, limit: Int
  ) -> ([UInt8], [UInt8]) {
    var streams: [(descriptor: Int32, bytes: [UInt8], limit: Int)] = [
      (first, [], limit + 1), (second, [], 4096),
    ]
    var open = [true, true]
    let size = 1 << 16
    var buffer = [UInt8](repeating: 0, count: size)
    while open[0] || open[1] {
      var waiting = streams.indices.map {
        pollfd(fd: open[$0] ? streams[$0].descriptor : -1, events: Int16(POLLIN), revents: 0)
      }
      if poll(&waiting, 2, -1) < 0 {
        if errno == EINTR { continue }
        break
      }
      for index in streams.indices where waiting[index].revents != 0 {
        let count = read(streams[index].descriptor, &buffer, size)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          open[index] = false
          continue
        }
        let room = streams[index].limit - streams[index].bytes.count
        streams[index].bytes += buffer.prefix(min(count, room))
      }
    }
    return (streams[0].bytes, streams[1].bytes)
  }
}
