/// Keys that exclude or replace each other: an object needs one of them.
struct PolicyAlternatives: Sendable {
  let keys: [String]
  /// Whether more than one is an error.
  let isExclusive: Bool
  /// What is wrong when there is none.
  let whenNone: String

  static func atLeastOne(of keys: [String], whenNone: String) -> PolicyAlternatives {
    PolicyAlternatives(keys: keys, isExclusive: false, whenNone: whenNone)
  }

  static func exactlyOne(of keys: [String], whenNone: String) -> PolicyAlternatives {
    PolicyAlternatives(keys: keys, isExclusive: true, whenNone: whenNone)
  }
}
