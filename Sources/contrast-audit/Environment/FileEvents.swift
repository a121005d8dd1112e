/// Tells when to look whether files changed. It may report too much; who waits looks at the disk.
protocol FileEvents: AnyObject {
  /// Reports changes in these folders, instead of those before.
  func watch(_ folders: Set<String>)

  /// Waits for a change, and for this time at most; false if there is nothing more to wait for.
  func wait(milliseconds: Int) -> Bool

  /// Lets time pass, whatever changes; false if there is nothing more to wait for.
  func pause(milliseconds: Int) -> Bool
}
