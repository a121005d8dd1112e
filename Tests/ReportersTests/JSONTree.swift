import Foundation

/// A JSON value as Foundation's parser reads it.
struct JSONTree {
  let value: Any?

  static func parse(_ text: String) throws -> JSONTree {
    JSONTree(value: try JSONSerialization.jsonObject(with: Data(text.utf8)))
  }

  subscript(key: String) -> JSONTree { JSONTree(value: (value as? [String: Any])?[key]) }
  subscript(index: Int) -> JSONTree {
    let array = array
    return array.indices.contains(index) ? array[index] : JSONTree(value: nil)
  }

  var array: [JSONTree] { (value as? [Any] ?? []).map(JSONTree.init(value:)) }
  var keys: Set<String> { Set((value as? [String: Any] ?? [:]).keys) }
  var string: String? { value as? String }
  var int: Int? { value as? Int }
  var double: Double? { value as? Double }
  var bool: Bool? { value as? Bool }
}
