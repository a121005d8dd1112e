/// Who says that a file is read, and so where it may lie.
package enum FileScope {
  /// The user names it: it lies anywhere, and may be a link.
  case named
  /// A search finds it, or another file names it: links resolved, it lies in its own folder or below, or
  /// in that of `root`.
  case found(root: String? = nil)
  /// Another file names it: links resolved, it lies below this folder, which is absolute and without
  /// links; nowhere for nil, a folder that is not there.
  case below(String?)
}
