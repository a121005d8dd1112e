import Programs

/// What a value of a type is to a reader of colors.
enum SwiftHolding {
  /// Nothing that is a color or has one.
  case none
  /// A type that no file declares and no framework is known by.
  case unknown
  case color
  case font
  /// Several colors: a list, or an instance that holds some.
  case group
}

/// Says which types hold colors, themselves or in their parts.
final class SwiftHoldings {
  private let program: Program
  private var known: [TypeDeclaration: SwiftHolding] = [:]
  /// The first type of each name, in whatever type it is declared.
  private lazy var types = Dictionary(
    program.types.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  init(_ program: Program) { self.program = program }

  private static let colors: Set<String> = ["Color", "UIColor", "NSColor", "CGColor", "CGColorRef"]
  private static let fonts: Set<String> = ["Font", "UIFont", "NSFont"]
  /// Types of the standard library and of SwiftUI that hold no color.
  private static let plain: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "Int64", "UInt", "UInt32", "UInt64", "String", "Bool",
    "Character", "Void", "Never", "Date", "Data", "URL", "UUID", "CGSize", "CGPoint", "CGRect",
    "EdgeInsets", "View", "Scene", "Image", "Text", "Animation", "TimeInterval", "Any",
    "ColorScheme", "Gradient", "Binding", "Decimal",
  ]
  /// The beginnings of the names of Apple's classes: a `UILabel` has colors, and is none.
  private static let beginnings = ["UI", "NS", "AV", "CA", "CL", "MK", "MP", "SK", "WK"]
  /// What makes a type one of what is shown, and no palette.
  private static let shown: Set<String> = [
    "View", "ViewModifier", "Shape", "InsettableShape", "ButtonStyle", "PrimitiveButtonStyle",
    "ToggleStyle", "LabelStyle", "TextFieldStyle", "ProgressViewStyle", "App", "Scene",
    "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "UIView",
    "UIViewController", "NSView", "NSViewController", "UIResponder", "UITableViewCell",
    "UICollectionViewCell", "UIButton", "UILabel", "XCTestCase",
  ]
  private static let depthLimit = 6

  /// Whether a type is a color type by its name.
  static func isColor(_ name: String) -> Bool { colors.contains(name) }

  private static func isOfApple(_ name: String) -> Bool {
    beginnings.contains {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    }
      && !SwiftSuspicion.isColorful(name) && !name.contains("Gradient") && !name.contains("Theme")
  }

  /// What a value of a type is.
  func holding(_ type: TypeReference, _ depth: Int = 0) -> SwiftHolding {
    switch type {
    case .framework(let name):
      if Self.colors.contains(name) { return .color }
      if Self.fonts.contains(name) { return .font }
      return Self.plain.contains(name) || Self.isOfApple(name) ? .none : .unknown
    case .optional(let inner): return holding(inner, depth)
    case .list(let inner), .dictionary(_, let inner):
      return [.color, .group].contains(holding(inner, depth + 1)) ? .group : .none
    case .tuple(let parts, _):
      return parts.contains { [.color, .group].contains(holding($0, depth + 1)) } ? .group : .none
    case .declared(let declaration): return holding(of: declaration, depth)
    case .function: return .none
    case .open: return .unknown
    }
  }

  /// Whether a name means, where a member stands, a type of a framework that holds no color.
  func isPlainType(_ name: String, in member: Member) -> Bool {
    let type = program.type(named: [name], within: member.owner, of: member.node.tree)
    guard case .framework = type else { return false }
    return switch holding(type) {
    case .none, .font: true
    case .unknown, .color, .group: false
    }
  }

  /// What a member's declaration says that it is.
  func holding(of member: Member) -> SwiftHolding {
    guard let written = member.writtenType else {
      guard member.kind != .function else { return .none }
      return member.value.map { self.made(by: $0, member) } ?? .unknown
    }
    if written.kind == .opaqueType, case .framework(let name) = type(of: member) ?? .open {
      // A color is a style of a shape, and no view that an app makes.
      return name == "ShapeStyle" ? .unknown : .none
    }
    return holding(type(of: member) ?? .open)
  }

  /// The type that a member's declaration says.
  func type(of member: Member) -> TypeReference? {
    member.writtenType.map { program.type(of: $0, within: member.owner) }
  }

  /// What a value is whose first words name a color type or a palette.
  private func made(by value: SyntaxNode, _ member: Member) -> SwiftHolding {
    var node = value
    while node.kind != .name, let base = node.child(.base) { node = base }
    guard node.kind == .name, node.name.first?.isUppercase == true else { return .unknown }
    let isCall = value.kind == .call
    switch program.type(named: [node.name], within: member.owner, of: node.tree) {
    case .framework(let name) where Self.colors.contains(name): return .color
    case .framework(let name) where Self.fonts.contains(name):
      return isSized(value) ? .font : .unknown
    case _ where isCall && isTextStyle(value): return .font
    case .declared(let type)
    where isCall && value.child(.base) == node && [.structure, .classType].contains(type.flavour):
      return isKnown(type) ? holding(of: type, 0) : .unknown
    default: return isCall && palette(of: member) != nil ? .group : .unknown
    }
  }

  /// Whether each part of a type is written with a type that is known to be a color or none.
  private func isKnown(_ type: TypeDeclaration) -> Bool {
    type.ordered.allSatisfy { member in
      member.isStatic || ![.stored, .computed].contains(member.kind)
        || self.type(of: member).map { holding($0) != .unknown } ?? false
    }
  }

  /// Whether a call gives a size.
  private func isSized(_ call: SyntaxNode) -> Bool {
    call.kind == .call
      && call.children(.argument).contains {
        ["size", "ofSize", "fixedSize"].contains($0.child(.label)?.name)
      }
  }

  /// Whether a call has the labels of a text style: a size, and beside it a font or a weight.
  private func isTextStyle(_ call: SyntaxNode) -> Bool {
    let labels = Set(call.children(.argument).compactMap { $0.child(.label)?.name })
    return !labels.isDisjoint(with: ["size", "fontSize"])
      && !labels.isDisjoint(with: ["font", "fontName", "fontFamily", "weight", "fontWeight"])
  }

  /// The structure or class that holds colors, if a member is declared as one or made by its
  /// initializer.
  func palette(of member: Member) -> TypeDeclaration? {
    if member.writtenType != nil { return palette(type(of: member)) }
    guard let call = member.value, call.kind == .call else { return nil }
    return palette(madeBy: call, member)
  }

  /// The structure or class that holds colors whose initializer a call is.
  func palette(madeBy call: SyntaxNode, _ member: Member) -> TypeDeclaration? {
    guard let callee = call.child(.base) else { return nil }
    var names: [String] = []
    var node: SyntaxNode? = callee
    while let current = node, current.kind == .member || current.kind == .name {
      names.insert(current.kind == .name ? current.name : current.declaredName, at: 0)
      node = current.child(.base)
    }
    if names.count > 1, names.last == "init" { names.removeLast() }
    guard !names.isEmpty, names.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
    return palette(program.type(named: names, within: member.owner, of: member.node.tree))
  }

  /// The structure or class that holds colors, if a type is one, or may be missing.
  func palette(_ type: TypeReference?) -> TypeDeclaration? {
    guard case .declared(let declaration)? = type?.unwrapped,
      declaration.flavour == .structure || declaration.flavour == .classType,
      holding(of: declaration, 0) == .group
    else { return nil }
    return declaration
  }

  private func holding(of type: TypeDeclaration, _ depth: Int) -> SwiftHolding {
    if let known = known[type] { return known }
    guard depth < Self.depthLimit, type.node != nil, !Self.isShown(type) else { return .none }
    known[type] = SwiftHolding.none
    let holds = type.ordered.contains { member in
      guard !member.isStatic, [.stored, .computed].contains(member.kind) else { return false }
      if let written = self.type(of: member) {
        return [.color, .group].contains(holding(written, depth + 1))
      }
      return member.value.map { makesColor($0, depth) } ?? false
    }
    known[type] = holds ? .group : isTextStyle(type) ? .font : SwiftHolding.none
    return known[type] ?? .none
  }

  private func isTextStyle(_ type: TypeDeclaration) -> Bool {
    let names = Set(type.stored.map(\.name))
    return !names.isDisjoint(with: ["size", "fontSize"])
      && !names.isDisjoint(with: ["font", "fontName", "fontFamily", "weight", "fontWeight"])
  }

  /// Whether the first word of a value is a color type, or a palette.
  private func makesColor(_ value: SyntaxNode, _ depth: Int) -> Bool {
    var node = value
    while let base = node.child(.base) { node = base }
    guard node.kind == .name || node.kind == .typeName else { return false }
    let name = node.kind == .name ? node.name : node.declaredName
    if Self.colors.contains(name) { return true }
    guard let type = types[name] else { return false }
    return holding(of: type, depth + 1) == .group
  }

  /// Whether a type is something that is shown.
  static func isShown(_ type: TypeDeclaration) -> Bool {
    type.inherited.contains { node in
      let parts = node.kind == .composedType ? node.children : [node]
      return parts.contains { shown.contains($0.declaredName) }
    }
  }
}
