/// What `explain` says of one thing.
protocol Explanation {
  /// For people.
  var text: String { get }
  /// For programs: the members of a JSON object, of which the first is the kind of the thing.
  var members: [(String, String)] { get }
}
