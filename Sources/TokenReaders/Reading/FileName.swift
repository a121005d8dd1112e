/// The last part of a path.
enum FileName {
  /// The name without the folders before it and without its ending.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }
}
