/// Some indices, nearly always one: 8 bytes then, and nothing elsewhere.
struct SwiftIndices: RandomAccessCollection, ExpressibleByArrayLiteral {
  private enum Form {
    case one(UInt32)
    case list([Int])
  }

  private var form: Form

  init(arrayLiteral elements: Int...) { form = .list(elements) }

  var startIndex: Int { 0 }

  var endIndex: Int {
    switch form {
    case .one: 1
    case .list(let indices): indices.count
    }
  }

  subscript(position: Int) -> Int {
    switch form {
    case .one(let index): Int(index)
    case .list(let indices): indices[position]
    }
  }

  /// Adds an index.
  mutating func append(_ index: Int) {
    switch form {
    case .list(let indices) where indices.isEmpty: form = .one(UInt32(index))
    case .list(var indices):
      form = .list([])
      indices.append(index)
      form = .list(indices)
    case .one(let first): form = .list([Int(first), index])
    }
  }
}
