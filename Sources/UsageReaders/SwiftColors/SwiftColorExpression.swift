import ColorMath
import Programs
import SourceText

/// Reads the expressions of Swift that are colors.
struct SwiftColorExpression {
  /// Whose names a color without a type has.
  enum Framework { case swiftUI, uiKit }

  /// What the app declares, before what the frameworks do.
  let files: SwiftFiles
  /// The file that is read.
  var file: SwiftFile
  /// Runs the code that makes a color.
  let evaluator: Evaluator
  var framework = Framework.swiftUI
  /// What is known of the names there.
  var scope = SwiftScope()
  /// How many declarations were followed to here.
  var depth = 0

  var program: Program { files.program }
  var tree: SyntaxTree { file.tree }
  var types: TypePlaces { file.types }

  /// The paints of an expression, one for each answer to its questions. In SwiftUI `nil` gives none:
  /// what is around stays.
  func paints(_ expression: SyntaxNode) -> [(paint: Paint, state: UsageState)] {
    let value = expression.bare
    if value.kind == .member, value.declaredName == "cgColor", let base = value.child(.base) {
      return paints(base)
    }
    if value.kind == .ternary { return choice(value) }
    if value.kind == .nothing, framework == .swiftUI { return [] }
    if let (color, opacities) = faded(value) {
      return paints(color).flatMap { paint, state in
        opacities.map { opacity in
          (
            paint.faded(by: opacity.share, replaces: opacity.replaces, as: text(value)),
            UsageState(state.conditions + opacity.state.conditions)
          )
        }
      }
    }
    if let declared = declared(value) { return declared.map { ($0.paint, $0.state) } }
    return [(paint(value), .rest)]
  }

  /// The paints of `a ? b : c`: of one branch where the answer is known.
  private func choice(_ value: SyntaxNode) -> [(paint: Paint, state: UsageState)] {
    guard let condition = value.child(.condition)?.bare, let first = value.child(.value),
      let second = value.child(.otherwise)
    else { return [(computed(value), .rest)] }
    let question = wholeText(condition.range)
    if let answer = answer(to: question, at: condition) { return paints(answer ? first : second) }
    return [(first, true), (second, false)].flatMap { branch, holds in
      paints(branch).compactMap { paint, state in
        let asked = asking(question, holds, at: condition)
        guard state.within([asked]) != nil else { return nil }
        return (paint, UsageState(state.conditions + [asked]))
      }
    }
  }

  private func paint(_ expression: SyntaxNode) -> Paint {
    let value = expression.bare
    switch value.kind {
    case .member, .implicitMember: return member(value)
    case .call: return call(value)
    case .nothing: return .nothing
    case .macro where value.declaredName == "#colorLiteral":
      return literal(value)
    // The second one shows where an asset is missing.
    case .binary where value.symbol == .coalesce:
      guard let first = value.child(.left), first.bare.arguments.first?.label == "named" else {
        return computed(value)
      }
      return paint(first)
    default: return computed(value)
    }
  }

  func computed(_ value: SyntaxNode) -> Paint { .unknown(.computed, text(value)) }

  // MARK: Names

  /// The framework's type that a name means at a place; nil for a type of the app.
  private func frameworkType(_ name: String, at place: SyntaxNode) -> String? {
    program.frameworkType(name, within: types.path(around: place), of: tree)
  }

  /// The framework's view that a name means at a place; nil for a view or a shape of the app.
  func frameworkView(_ name: String, at place: SyntaxNode) -> String? {
    let path = types.path(around: place)
    if let type = program.frameworkType(name, within: path, of: tree) { return type }
    // What the app calls so may be no view: a model, or the names of a test.
    let isView = program.frameworkParents(of: name, within: path, of: tree).contains { parent in
      ["View", "Shape", "Representable"].contains(where: parent.hasSuffix)
    }
    return isView ? nil : name
  }

  /// Whether a name is a color of the system, and none that the app declares.
  private func isSystem(_ name: String, of types: [String]) -> Bool {
    if isOwn(name, of: types) { return false }
    if name.hasPrefix("system") { return true }
    if types.contains("UIColor"), SystemColor.named(name) != nil { return true }
    if types == ["NSColor"], SwiftSystemColors.appKit.contains(name) { return true }
    switch framework {
    case .swiftUI: return SwiftSystemColors.swiftUI.contains(name)
    case .uiKit: return SwiftSystemColors.uiKit.contains(name)
    }
  }

  /// Whether the app itself declares a color among those of some types.
  private func isOwn(_ name: String, of types: [String]) -> Bool {
    types.contains { program.extends($0, with: name, in: tree) }
  }

  /// The types that a color may have where none is written.
  private var impliedTypes: [String] {
    framework == .swiftUI ? ["Color", "ShapeStyle"] : ["UIColor", "NSColor"]
  }

  private func member(_ value: SyntaxNode) -> Paint {
    if let base = value.child(.base)?.bare, base.kind == .call {
      return value.declaredName == "gradient" ? .unknown(.picture, text(value)) : computed(value)
    }
    let isImplied = value.impliedPath != nil
    guard var path = value.path ?? value.impliedPath else { return computed(value) }
    if !isImplied, path[0] == "self" {
      path.removeFirst()
      if path.count == 1 { return computed(value) }
    }
    if !isImplied, path.count > 2, SwiftSystemColors.modules.contains(path[0]) {
      path.removeFirst()
    }
    // What a generated symbol gives: `Asset.text.color`.
    let isGenerated =
      path.count > 2 && ["color", "swiftUIColor", "uiColor"].contains(value.declaredName)
    if isGenerated { path.removeLast() }
    let type = isImplied || path.count < 2 ? nil : colorType(path[0], at: value)
    if type != nil { path.removeFirst() }
    guard let last = path.last else { return computed(value) }
    if last == "gradient" { return .unknown(.picture, text(value)) }
    if path.first == "Material" { return .unknown(.picture, text(value)) }
    let types = type.map { [$0] } ?? impliedTypes
    if isImplied || type != nil, path.count == 1, !isOwn(last, of: types) {
      if last == "clear" { return .nothing }
      if SwiftSystemColors.materials.contains(last) { return .unknown(.picture, text(value)) }
      if isSystem(last, of: types) { return system(last, of: types[0]) }
    }
    if let member = self.member(value), files.overridden.contains(member) { return computed(value) }
    return .color(
      UsedColor(
        .member, path.joined(separator: "."),
        declared: isImplied || isGenerated || type != nil ? nil : declaration(of: value)))
  }

  /// The framework's type of colors that a name means; nil for anything else.
  private func colorType(_ name: String, at place: SyntaxNode) -> String? {
    frameworkType(name, at: place).flatMap { SwiftSystemColors.types.contains($0) ? $0 : nil }
  }

  // MARK: Calls

  private func call(_ value: SyntaxNode) -> Paint {
    guard let callee = value.child(.base)?.bare else { return computed(value) }
    let arguments = value.arguments
    if let name = typeName(callee) {
      if SwiftSystemColors.pictures.contains(name) { return .unknown(.picture, name) }
      guard SwiftSystemColors.types.contains(name) else { return computed(value) }
      return initializer(arguments, value)
    }
    let isPicture = ["linearGradient", "radialGradient", "image"].contains(callee.declaredName)
    return isPicture ? .unknown(.picture, text(value)) : computed(value)
  }

  /// The framework's type whose initializer is called: `Color` of `SwiftUI.Color.init`; nil for a type of
  /// the app, and for a function.
  private func typeName(_ callee: SyntaxNode) -> String? {
    guard var path = callee.path else { return nil }
    if path.count > 1, SwiftSystemColors.modules.contains(path[0]) { path.removeFirst() }
    if path.count > 1, path.last == "init" { path.removeLast() }
    return path.count == 1 ? frameworkType(path[0], at: callee) : nil
  }

  /// `Color("Name")`, `Color(.name)`, `Color(uiColor: …)`; components are a literal.
  private func initializer(_ arguments: [SyntaxArgument], _ value: SyntaxNode) -> Paint {
    guard let first = arguments.first else { return computed(value) }
    switch first.label {
    case nil, "named":
      if let name = first.value.constantText { return .color(UsedColor(.asset, name)) }
    case "uiColor", "nsColor", "cgColor":
      let type = first.label == "uiColor" ? "UIColor" : "NSColor"
      if first.value.kind == .implicitMember, isSystem(first.value.declaredName, of: [type]) {
        return system(first.value.declaredName, of: type)
      }
      return paint(first.value)
    default: break
    }
    if first.label == nil || first.label == "resource", first.value.kind == .implicitMember {
      let name = first.value.declaredName
      let isSystem = isSystem(name, of: ["UIColor", "NSColor", "ColorResource"])
      return isSystem ? system(name, of: "UIColor") : .color(UsedColor(.asset, name))
    }
    // Another color: `Color(Asset.ink.color)`.
    if first.label == nil, arguments.count == 1, first.value.bare.kind == .member {
      return paint(first.value)
    }
    let isWritten =
      ["hue", "hex", "cssHex"].contains(first.label)
      || arguments.contains { $0.label == "red" || $0.label == "white" }
    return isWritten ? literal(value) : computed(value)
  }

  // MARK: Literals

  /// A color that code writes out, with what it is where that is one color.
  private func literal(_ value: SyntaxNode) -> Paint {
    var color: WrittenColor?
    // What a variable holds, the code around may say.
    let hasVariables = value.descendants.contains {
      $0.kind == .name && $0.role != .label && $0.name.first?.isUppercase == false
    }
    if !hasVariables,
      case .value(.color(let found)) = evaluator.answer({ $0.value(of: value, in: nil) }),
      let literal = found.literal
    {
      color = WrittenColor(light: literal, dark: literal)
    }
    return .color(
      UsedColor(.literal, color == nil ? text(value) : wholeText(value.range), color: color))
  }

  /// A color of the system. AppKit's have values of their own, which are not known here.
  private func system(_ name: String, of type: String) -> Paint {
    let found =
      type == "Color" || type == "ShapeStyle"
      ? SystemColor.inSwiftUI(name) ?? Self.plain(name)
      : type == "UIColor" ? SystemColor.named(name) : nil
    let color = found.map {
      WrittenColor(
        light: $0.color(isDark: false), dark: $0.color(isDark: true),
        system: type == "ShapeStyle" ? "Color" : type)
    }
    return .color(UsedColor(.literal, name, color: color))
  }

  private static func plain(_ name: String) -> SystemColor? {
    ["black", "white"].contains(name) ? SystemColor.named(name) : nil
  }

  // MARK: Texts

  /// What an `if`, `guard` or `while` asks.
  func question(of node: SyntaxNode) -> String {
    let conditions = node.children(.condition)
    guard let first = conditions.first, let last = conditions.last else { return "" }
    return wholeText(first.range.lowerBound..<last.range.upperBound)
  }

  /// As written, on one line.
  func wholeText(_ range: Range<Int>) -> String {
    tree.file.bytes[range].split { $0 == 0x20 || (0x09...0x0D).contains($0) }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  /// As written, on one line and not long.
  func text(_ value: SyntaxNode) -> String {
    wholeText(value.range.lowerBound..<min(value.range.upperBound, value.range.lowerBound + 48))
  }
}
