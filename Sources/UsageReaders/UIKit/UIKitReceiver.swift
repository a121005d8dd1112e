/// What code gives a color: a view, a layer or a configuration, by the names that lead to it.
struct UIKitReceiver: Hashable {
  /// What the first name belongs to: a type, or the declaration of a local constant.
  let owner: Int
  /// The names from there; none for the object itself.
  let path: [String]

  /// As the code may write it.
  var name: String { path.isEmpty ? "self" : path.joined(separator: ".") }

  /// What the last name is a part of; nil for an object itself.
  var whole: UIKitReceiver? {
    path.isEmpty ? nil : UIKitReceiver(owner: owner, path: path.dropLast())
  }

  func part(_ names: [String]) -> UIKitReceiver {
    names.isEmpty ? self : UIKitReceiver(owner: owner, path: path + names)
  }
}
