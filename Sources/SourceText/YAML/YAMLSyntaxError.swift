/// Why a text is not YAML that is read here, and at which byte.
struct YAMLSyntaxError: Error, Equatable {
  let message: String
  let offset: Int
}
