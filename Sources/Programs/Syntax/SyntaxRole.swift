/// What a node is to the node around it.
package enum SyntaxRole: UInt8, Sendable {
  case none
  case name, label, type, result, value, body, condition, otherwise, base, argument, pattern
  case attribute, modifier, generic, requirement, inherited, parameter, accessors, item, key
  case left, right, `operator`, signature, filter
}
