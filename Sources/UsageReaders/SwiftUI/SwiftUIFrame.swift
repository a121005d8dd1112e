/// What a piece of code that makes views is given where it is used.
struct SwiftUIFrame: Hashable {
  var scope = SwiftScope()
  /// The views that its type was given, by the names of properties.
  var content: [String: SwiftUISlot] = [:]
  /// The views that its function was given, by the names of parameters; `self` for a modifier.
  var parameters: [String: SwiftUISlot] = [:]

  /// The same in another member of the same instance.
  var ofInstance: SwiftUIFrame { SwiftUIFrame(scope: scope.ofInstance, content: content) }
}
