/// The operators that need no declaration, in every language.
package enum SyntaxOperator: Int, Sendable, CaseIterable {
  case custom
  case add, subtract, multiply, divide, remainder, wrappingAdd, wrappingSubtract, wrappingMultiply
  case shiftLeft, shiftRight, wrappingShiftLeft, wrappingShiftRight
  case bitAnd, bitOr, bitXor, bitNot
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, identical, notIdentical
  case matches
  case and, or, not, coalesce
  case closedRange, halfOpenRange
  case arrow
  case power, unsignedShiftRight, isIn, isInstance, typeOf, discard, delete
  case increment, decrement

  /// Whether its operands need not have one type.
  var isShift: Bool {
    switch self {
    case .shiftLeft, .shiftRight, .wrappingShiftLeft, .wrappingShiftRight: true
    default: false
    }
  }

  /// The operator as it is written.
  package var text: String {
    switch self {
    case .custom: ""
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .remainder: "%"
    case .wrappingAdd: "&+"
    case .wrappingSubtract: "&-"
    case .wrappingMultiply: "&*"
    case .shiftLeft: "<<"
    case .shiftRight: ">>"
    case .wrappingShiftLeft: "&<<"
    case .wrappingShiftRight: "&>>"
    case .bitAnd: "&"
    case .bitOr: "|"
    case .bitXor: "^"
    case .bitNot: "~"
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .identical: "==="
    case .notIdentical: "!=="
    case .matches: "~="
    case .and: "&&"
    case .or: "||"
    case .not: "!"
    case .coalesce: "??"
    case .closedRange: "..."
    case .halfOpenRange: "..<"
    case .arrow: "->"
    case .power: "**"
    case .unsignedShiftRight: ">>>"
    case .isIn: "in"
    case .isInstance: "instanceof"
    case .typeOf: "typeof"
    case .discard: "void"
    case .delete: "delete"
    case .increment: "++"
    case .decrement: "--"
    }
  }
}
