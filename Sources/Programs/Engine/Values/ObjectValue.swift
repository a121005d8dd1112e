/// An instance of a class: one, whoever refers to it.
package final class ObjectValue: Hashable {
  let type: TypeDeclaration
  var fields: [String: Value] = [:]
  /// What tells it from others where it is left open.
  var origin: String?
  /// Whether code elsewhere may have it, and so may have written its variables.
  var isShared = false
  /// Whether it is reported as it is declared, whatever code elsewhere writes.
  var isDeclared = false
  /// When it was made, to tell what unknown code may have written.
  let serial: Int

  init(_ type: TypeDeclaration, serial: Int) {
    self.type = type
    self.serial = serial
  }

  /// Objects are the same only if they are one.
  package static func == (left: ObjectValue, right: ObjectValue) -> Bool { left === right }

  /// Hashes the identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
