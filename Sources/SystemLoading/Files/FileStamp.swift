#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What tells the contents of a file from earlier ones without reading them: which file it is, its
/// size, and when it and its entry were changed.
struct FileStamp: Equatable {
  private let device: UInt64
  private let file: UInt64
  private let size: Int64
  private let changes: [Int]

  init(_ status: stat) {
    device = UInt64(bitPattern: Int64(status.st_dev))
    file = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let times = [status.st_mtimespec, status.st_ctimespec]
    #else
      let times = [status.st_mtim, status.st_ctim]
    #endif
    changes = times.flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }
  }
}
