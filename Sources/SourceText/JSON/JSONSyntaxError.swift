/// Why a text is not JSON, and at which byte.
struct JSONSyntaxError: Error, Equatable {
  let message: String
  let offset: Int
}
