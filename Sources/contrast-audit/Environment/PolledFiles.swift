#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Says every half second that something may have changed: for platforms and disks that do not
/// tell.
final class PolledFiles: FileEvents {
  private static let interval = 500

  func watch(_ folders: Set<String>) {}

  func wait(milliseconds: Int) -> Bool { pause(milliseconds: min(milliseconds, Self.interval)) }

  func pause(milliseconds: Int) -> Bool {
    usleep(UInt32(clamping: milliseconds * 1000))
    return true
  }
}
