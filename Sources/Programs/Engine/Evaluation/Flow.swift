/// How a statement ends.
enum Flow {
  case next
  case returned(Value)
  case left(label: String?)
  case continued(label: String?)
  case fellThrough
  case threw(Value)
  /// What goes on isn't known: the function has no known result.
  case lost(Unknown)
}
