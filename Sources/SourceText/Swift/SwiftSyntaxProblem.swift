/// Something that no Swift text can hold, such as a string without an end.
struct SwiftSyntaxProblem: Equatable {
  let message: String
  let range: Range<Int>
}
