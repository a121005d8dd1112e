/// What is known of the function around a value.
struct CodeSurroundings {
  /// The types around it, outermost first.
  let owner: [String]
  /// The names that only the function knows.
  let locals: Set<String>
  /// What the code calls the value, the nearest name first.
  let names: [String]
  /// The constant of the function that it is the value of; nil if there is none.
  let variable: String?
}
