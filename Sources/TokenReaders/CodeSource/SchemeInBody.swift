/// A call that makes a color scheme in the body of a function.
struct SchemeInBody {
  let form: CodeSchemeForm
  /// What is called.
  let path: [String]
  let document: Int
  /// The token at which it begins.
  let index: Int
  /// What is called, in the text.
  let range: Range<Int>
}
