/// A class or an id by which a sheet may name the element that has the whole page: `.app`, `#root`.
package enum PageMark: Hashable, Sendable {
  /// A class, without the dot.
  case className(String)
  /// An id, without the sign.
  case id(String)

  /// Whether it is the id of the element that a framework puts a page into, directly in the body: that of
  /// React, Vue, Next, Nuxt, Gatsby or Quasar.
  package var isMount: Bool {
    guard case .id(let name) = self else { return false }
    return ["root", "app", "__next", "__nuxt", "___gatsby", "q-app"].contains(name)
  }
}
