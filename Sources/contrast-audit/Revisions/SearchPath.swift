import SystemLoading

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folders in which programs are looked for: those of `PATH`, but for relative ones and those of the
/// checkout. In these lies what a change has committed, and that is read and never run.
struct SearchPath {
  /// The folders, absolute.
  let folders: [String]

  /// Takes the value of `PATH`; nil if it is not set.
  ///
  /// - Parameter checkout: absolute and without links; the root of the disk is no checkout.
  init(_ path: String?, outside checkout: String, in files: FileSystem) {
    folders = (path ?? "/usr/bin:/bin").split(separator: ":").map(String.init).filter { folder in
      guard folder.hasPrefix("/"), let real = files.canonical(folder) else { return false }
      return checkout == "/" || !FilePath.isInside(real, checkout)
    }
  }

  /// The value of `PATH` with these folders alone.
  var value: String { folders.joined(separator: ":") }

  /// The path of a program; nil if there is none.
  func program(_ name: String) -> String? {
    folders.map { FilePath.join($0, name) }.first { path in
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        && access(path, X_OK) == 0
    }
  }
}
