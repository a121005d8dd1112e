import SystemLoading

#if os(Linux) && canImport(Glibc)
  import Glibc

  /// Changes in folders as the Linux kernel tells them. [inotify(7)]
  ///
  /// A folder that cannot be watched, because there are too many or because it is gone, is only
  /// looked at from time to time, as is a disk of another machine, which tells nothing.
  final class KernelEvents: FileEvents {
    private let descriptor: Int32
    private var watched: [String: Int32] = [:]

    /// Nil where the kernel has none to give.
    init?() {
      descriptor = inotify_init1(O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    func watch(_ folders: Set<String>) {
      for (folder, watch) in watched where !folders.contains(folder) {
        inotify_rm_watch(descriptor, watch)
        watched[folder] = nil
      }
      let changes =
        IN_MODIFY | IN_ATTRIB | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM
        | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
      for folder in folders {
        // A folder that was made anew under its name needs a new watch; for others this is the same.
        let watch = inotify_add_watch(descriptor, folder, UInt32(changes))
        watched[folder] = watch >= 0 ? watch : nil
      }
    }

    func wait(milliseconds: Int) -> Bool {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, Int32(clamping: milliseconds)) > 0 else { return true }
      // Which files they are of, the disk tells.
      var events = [UInt8](repeating: 0, count: 1 << 16)
      while read(descriptor, &events, events.count) > 0 {}
      return true
    }

    func pause(milliseconds: Int) -> Bool {
      usleep(UInt32(clamping: milliseconds * 1000))
      return true
    }
  }
#endif
