/// What `explain` says of one thing.
protocol Explanation {
  /// For people.
  var text: String { get }
  /// For programs: the members of a JSON object. The first says what kind of thing it is.
  var members: [(String, String)] { get }
}
