/// What a file is for, by the folders that it lies in.
extension SourceKind {
  /// Whether a file is one to test with, or a copy that somebody keeps.
  static func isForTests(_ path: String) -> Bool {
    let words = ["test", "tests", "testing", "testdata", "fixture", "fixtures"]
    // `themes.test.ts` and `palette.stories.tsx` stand beside what they try or show.
    let marks = parts(path.lowercased()).name.split(separator: ".").dropFirst().dropLast()
    // `CanTestIt` is an app, `CanTestItTests` are its tests.
    let isFolder = wordsOfFolders(path).contains { folder in
      [folder.first, folder.last].contains { $0.map(words.contains) == true }
        || folder.last?.hasSuffix("uitests") == true
    }
    // An app may have a folder for its backups; a hidden one holds copies of files.
    let isCopy = parts(path.lowercased()).folders.contains { [".backup", ".backups"].contains($0) }
    return isFolder || isCopy
      || marks.contains { ["test", "tests", "spec", "stories", "story"].contains($0) }
  }

  /// Whether a file belongs to a part of an app that runs beside it: a widget, an extension. Those of a
  /// page are on it.
  static func isBesideApp(_ path: String) -> Bool {
    if path.lowercased().hasSuffix(".css") { return false }
    let words = [
      "widget", "widgets", "extension", "extensions", "watch", "share", "intents", "notification",
      "keyboard", "clip", "demo", "tests",
    ]
    return !folderWords(path + "/").isDisjoint(with: words)
  }

  /// Whether a file belongs to a page or an app that only shows a system.
  static func isShown(_ path: String) -> Bool {
    let words = [
      "doc", "docs", "documentation", "demo", "demos", "example", "examples", "site", "website",
      "storybook", "sample", "samples",
    ]
    return !folderWords(path).isDisjoint(with: words)
  }

  /// The words in the names of the folders that a file is in.
  private static func folderWords(_ path: String) -> Set<String> {
    Set(wordsOfFolders(path).joined())
  }

  /// The words in the name of each folder that a file is in: `androidTest` is android and test.
  private static func wordsOfFolders(_ path: String) -> [[String]] {
    let folders = parts(path).folders
    return zip(folders, [""] + folders).compactMap { folder, parent in
      // The packages of a program lie in the folders of a domain: `com/example/app`.
      if ["com", "org"].contains(parent) { return nil }
      var words: [String] = []
      var word = ""
      for character in folder {
        if !character.isLetter || character.isUppercase && word.last?.isLowercase == true {
          words.append(word.lowercased())
          word = ""
        }
        if character.isLetter { word.append(character) }
      }
      return (words + [word.lowercased()]).filter { !$0.isEmpty }
    }
  }
}
