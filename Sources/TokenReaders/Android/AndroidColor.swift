/// A color resource for some qualifiers.
struct AndroidColor {
  let name: String
  let qualifiers: AndroidQualifiers
  let value: AndroidValue
}
