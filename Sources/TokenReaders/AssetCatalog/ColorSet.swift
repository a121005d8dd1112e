/// A color set: a name and its entries.
struct ColorSet {
  let name: String
  let entries: [ColorSetEntry]
}
