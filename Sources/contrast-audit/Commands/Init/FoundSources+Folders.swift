import SystemLoading

/// Which folders and files are looked at.
extension FoundSources {
  /// Folders without one among them in them; of the others the files that declare something.
  static func innermost(
    _ folders: [String], _ files: [String], of kind: SourceKind
  ) -> [String] {
    // A folder that is named as one of colors is one palette, with all in it.
    let whole = FilePath.outermost(folders.filter(SourceKind.isNamedForColors))
    let folders = folders.filter { folder in
      whole.contains(folder) || !whole.contains { folder.hasPrefix($0 + "/") }
    }
    return folders.flatMap { folder in
      if whole.contains(folder) { return [folder] }
      let isOuter = folders.contains { other in
        other != folder && (folder == "." || other.hasPrefix(folder + "/"))
      }
      return isOuter ? files.filter { kind.source($0) == folder } : [folder]
    }
  }

  /// Whether a file is of a language of style sheets or components that is not read.
  static func mayHaveColors(_ path: String) -> Bool {
    let endings = [".scss", ".sass", ".less", ".styl", ".pcss", ".postcss", ".tsx", ".jsx"]
    return endings.contains(where: path.lowercased().hasSuffix)
  }
}
