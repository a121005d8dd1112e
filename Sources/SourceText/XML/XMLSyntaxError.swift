/// Why a text is not XML, and at which byte.
struct XMLSyntaxError: Error, Equatable {
  let message: String
  let offset: Int
}
