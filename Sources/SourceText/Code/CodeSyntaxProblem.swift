/// Something that no program can hold, such as a string without an end.
struct CodeSyntaxProblem: Equatable {
  let message: String
  let range: Range<Int>
}
