import ColorMath
import DesignTokens
import Programs
import SourceText

/// Finds the colors among the declarations of a program.
///
/// A constant, a getter and a function without parameters are tokens where their value is a color, or
/// should be one. The instances of palettes are those that calls, objects, entries and constructors make.
struct ProgramCollector {
  let program: Program
  let evaluator: Evaluator
  let framework: any ColorFramework
  private(set) var values: [ProgramValue] = []
  private(set) var names = NameNumbers()
  var instances: [PaletteInstance] = []
  /// Why the parts of a type's instances are not known: there are others, which are not read.
  var madeInFunctions: [String: String] = [:]
  /// The instances that functions make of what only they know.
  var madeAtRunTime: [MadePalette] = []
  /// The schemes that functions make of constant ones.
  var variants: [PaletteVariant] = []
  /// Whether a color scheme leaves colors to the framework, and nothing says the version of that.
  var lacksDefaults = false
  var contexts = PaletteContexts([])
  let fields: PaletteFields
  /// The numbers of the files.
  private let numbers: [ObjectIdentifier: Int]
  /// The names of constants that are colors.
  private var colors = NameSet()
  /// The outermost types that hold them.
  private(set) var colorOwners: Set<String> = []
  /// What they are declared in.
  private var colorHomes: Set<String> = []
  /// The constants without a written type that are no colors as far as is known.
  private(set) var doubtful: [(member: Member, node: SyntaxNode, answer: Answer)] = []
  /// The same of those that look like calls of a constructor, and may make no instance.
  private var constructed: [(member: Member, node: SyntaxNode, answer: Answer)] = []
  /// Those of them that may be colors, and that nothing says to be some, with the reasons.
  private var possible: [(member: Member, node: SyntaxNode, reason: String)] = []

  init(_ program: Program, _ evaluator: Evaluator, _ framework: any ColorFramework) {
    (self.program, self.evaluator, self.framework) = (program, evaluator, framework)
    fields = PaletteFields(program, framework)
    numbers = Dictionary(
      program.trees.enumerated().map { (ObjectIdentifier($1.file), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// What was found.
  var tokens: ProgramTokens {
    ProgramTokens(
      values: values, names: names, contexts: contexts, files: program.trees.map(\.file),
      hidden: hidden)
  }

  /// The tokens with another value in an instance that is made while the app runs.
  private var hidden: [(name: String, made: MadePalette)] {
    guard !madeAtRunTime.isEmpty else { return [] }
    var known: Set<String> = []
    var parts: [(name: String, part: String, type: String)] = []
    for (index, instance) in instances.enumerated() where contexts.conditions[index] != nil {
      for part in instance.parts {
        let name = "\(instance.type).\(part.name)"
        if known.insert(name).inserted { parts.append((name, part.name, instance.type)) }
      }
    }
    return madeAtRunTime.flatMap { made in
      parts.filter { $0.type == made.type && made.gives($0.part) }.map { ($0.name, made) }
    }
  }

  /// Says which colors in the code are not read: those of no token, and those made while the app runs.
  func report(to builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList) {
    if lacksDefaults { builder.noteMissingDefaults() }
    for made in madeAtRunTime { diagnostics.warning(made.message, at: made.span) }
    // What stands among colors counts as one, unless it is a sum or the like; elsewhere it may be anything.
    for (member, node, reason) in possible {
      let isAmong = member.owner.map { colorHomes.contains($0.path) } ?? false
      let isPossible = !isAmong || node.kind == .binary
      builder.noteUnread(
        member.path, because: reason, isPossible: isPossible, at: member.nameSpan)
      if !isPossible {
        diagnostics.warning("not read: '\(member.path)': \(reason)", at: member.nameSpan)
      }
    }
    for place in UnreadColors(program, framework, values).places {
      diagnostics.warning("not read: a color in code that gives no token", at: place)
      builder.noteColorInCode(at: place)
    }
  }

  /// Finds all of them.
  mutating func collect() {
    let roots = inOrder(program.members)
    values.reserveCapacity(roots.count)
    var others: [Member] = []
    for member in roots where !collectColor(member) { others.append(member) }
    for member in others { collectInstance(member) }
    let made = Set(instances.map { $0.path.joined(separator: ".") })
    for (member, node, answer) in doubtful + constructed
    where !made.contains(member.path) && answer.mayBeColor {
      if mayBeColor(node, member) {
        append(answer, named: member.path, at: node, of: member, isCertain: true)
      } else if member.kind != .function, let unknown = answer.unknown, mayBeAnything(node) {
        possible.append((member, node, unknown.reason))
      }
    }
    noteComputedInstances(others)
    noteInstancesInFunctions()
    contexts = PaletteContexts(instances)
    addVariants()
    for index in instances.indices { collectParts(of: index) }
  }

  private func inOrder(_ members: [Member]) -> [Member] {
    let keyed = members.map { member in
      (
        member, numbers[ObjectIdentifier(member.node.tree.file)] ?? 0,
        (member.binding ?? member.node).range.lowerBound
      )
    }
    return keyed.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
  }

  // MARK: Constants

  /// Adds the colors of a declaration that makes no instance; false for one that may.
  private mutating func collectColor(_ member: Member) -> Bool {
    guard member.isValue else { return false }
    guard member.node.kind != .parameter, !member.isRequirement else { return true }
    // Each entry has its own.
    if !member.isStatic, member.owner?.flavour == .enumeration { return true }
    let isColor = framework.isColor(member.writtenType)
    if member.kind == .function {
      if member.isAddition { return true }
      if !member.parameters.isEmpty {
        if program.takesOnlyNames(member), Self.namesScheme(member.name) { return false }
        collectFunction(member, isColor)
        return true
      }
    }
    if readSwitch(member) { return true }
    guard let (node, place) = code(of: member) else {
      guard isColor else { return true }
      if member.kind == .stored, member.binding?.child(.requirement) == nil {
        // What it is only an initializer or an assignment tells.
        if member.isStatic || member.owner == nil {
          fail(member, because: "it has no value where it is declared")
        }
      } else {
        append(evaluator.answer(for: member), of: member, member.node)
      }
      return true
    }
    if isConstructor(node), !isCopy(node) {
      if member.writtenType == nil {
        constructed.append((member, node, evaluator.answer(node, at: place)))
      }
      return false
    }
    if let place = program.write(of: member) {
      let isRead = isColor || evaluator.answer(node, at: CodePlace(member: member)).holdsColor
      if isRead {
        fail(
          member,
          because: "it is a variable, and assigned again at \(place.written)")
      }
      return true
    }
    if isArray(node) {
      collectArray(node, place, member, isColor)
      return true
    }
    let answer =
      place.statements.isEmpty || member.kind != .function
      ? evaluator.answer(for: member) : evaluator.answer(node, at: place)
    let isFound = append(
      answer, named: member.path, at: node, of: member, isCertain: isColor)
    if isFound || member.writtenType != nil && node.kind != .call { return true }
    // A copy of no palette may be one of a color.
    if member.writtenType == nil { doubtful.append((member, node, answer)) }
    return !isCopy(node) && node.kind != .call
  }

  private func isArray(_ node: SyntaxNode) -> Bool {
    node.kind == .call && node.child(.base)?.bare.isName(among: framework.arrays) == true
  }

  /// Adds the elements of an array, which may change: as they are at first.
  private mutating func collectArray(
    _ node: SyntaxNode, _ place: CodePlace, _ member: Member, _ isColor: Bool
  ) {
    let answers = node.arguments.map { (evaluator.answer($0.value, at: place), $0.value) }
    guard isColor || answers.contains(where: { $0.0.holdsColor }) || mentionsColor(node) else {
      return
    }
    for (index, (answer, value)) in answers.enumerated() {
      append(answer, named: "\(member.path).\(index)", at: value, isCertain: true)
    }
  }

  /// The expression that a declaration has as its value, with where that stands.
  func code(of member: Member) -> (node: SyntaxNode, place: CodePlace)? {
    // In Kotlin what has several statements is no constant.
    let isSingle = member.body.map { $0.statements.count == 1 } ?? true
    return isSingle || !framework.hasPackages ? member.code : nil
  }

  private mutating func append(_ answer: Answer, of member: Member, _ node: SyntaxNode) {
    append(answer, named: member.path, at: node, of: member, isCertain: true)
  }

  /// A function with parameters is a token where they make no difference but for the scheme.
  private mutating func collectFunction(_ member: Member, _ isColor: Bool) {
    guard isColor,
      // What makes a color of other colors is none itself.
      !member.parameters.contains(where: { framework.isColor($0.child(.type)) })
    else { return }
    let answer = evaluator.answer(for: member)
    let isRead = colors(of: answer).allSatisfy { color in
      if case .success = color.color { true } else { false }
    }
    guard isRead else { return fail(member, because: "it is a function with parameters") }
    append(answer, of: member, member.node.child(.name) ?? member.node)
  }

  mutating func fail(_ member: Member, because reason: String) {
    let span = member.nameSpan
    values.append(
      ProgramValue(
        name: names.add(member.path), color: .failure(ColorFailure(reason)),
        document: number(of: span.file), range: span.range, instance: nil))
  }

  private func number(of file: SourceFile) -> Int { numbers[ObjectIdentifier(file)] ?? 0 }

  // MARK: Values

  /// Adds the color that a value is, or those in it; false if it is none and need not be one.
  ///
  /// - Parameters:
  ///   - member: the declaration that has the value, which is no alias of itself.
  ///   - instance: the instance that it is a part of.
  @discardableResult
  mutating func append(
    _ answer: Answer, named name: String, at node: SyntaxNode, of member: Member? = nil,
    isCertain: Bool, instance: Int? = nil
  ) -> Bool {
    let labels = answer.partNames
    if !labels.isEmpty {
      guard isCertain || answer.holdsColor else { return false }
      let nodes = node.elements
      for (index, label) in labels.enumerated() {
        append(
          answer.map { $0.unknown == nil ? evaluator.part(label, of: $0) : $0 },
          named: "\(name).\(label)", at: nodes.count == labels.count ? nodes[index] : node,
          isCertain: true, instance: instance)
      }
      return true
    }
    let found = colors(of: answer)
    let isRead = found.contains { if case .success = $0.color { true } else { false } }
    guard isCertain || isRead else { return false }
    let number = names.add(name)
    for (scheme, color) in found {
      values.append(
        ProgramValue(
          name: number, color: color.flatMap { written($0, node, member) },
          document: self.number(of: node.tree.file), range: node.range, instance: instance,
          scheme: scheme))
    }
    if isRead, instance == nil {
      colors.insert(number)
      if let dot = name.firstIndex(of: ".") { colorOwners.insert(String(name[..<dot])) }
      if let dot = name.lastIndex(of: ".") { colorHomes.insert(String(name[..<dot])) }
    }
    guard node.kind == .call, case .value(let value) = answer else { return true }
    for (shade, color) in value.shades {
      append(
        .value(color), named: "\(name).\(shade)", at: node, isCertain: true, instance: instance)
    }
    return true
  }

  /// The colors of an answer, one for each scheme if they differ.
  func colors(of answer: Answer) -> [(
    scheme: String?, color: Result<ColorValue, ColorFailure>
  )] {
    guard case .choice(let choice, let answers) = answer, choice.kind == .scheme else {
      return [(nil, answer.color)]
    }
    return zip(choice.cases, answers).map { ($0, $1.color) }
  }

  /// A color as its token has it: another token's, or as it is written.
  private func written(
    _ color: ColorValue, _ node: SyntaxNode, _ member: Member?
  ) -> Result<ProgramColor, ColorFailure> {
    let document = number(of: node.tree.file)
    if case .token(let name) = color.base {
      guard let alpha = color.steps.alpha else {
        return .failure(ColorFailure("its opacity is computed"))
      }
      return .success(
        ProgramColor(
          base: .token(name), alpha: alpha, document: document, origin: node.range))
    }
    for source in color.sources where source.path.count == 1 {
      guard let alpha = source.steps.alpha, source.path[0] !== member, isToken(source.path[0])
      else { continue }
      let name = source.path[0].path + (source.part.map { ".\($0)" } ?? "")
      return .success(
        ProgramColor(base: .token(name), alpha: alpha, document: document, origin: node.range))
    }
    guard let literal = color.literal else {
      return .failure(ColorFailure("the color of the system isn't known"))
    }
    let place = color.place ?? node.span
    return .success(
      ProgramColor(
        base: .literal(literal), document: number(of: place.file), origin: place.range))
  }

  /// Whether a declaration that is read is a token, and the only one of its name.
  private func isToken(_ member: Member) -> Bool {
    (member.isStatic || member.owner == nil) && program.member(member.path) === member
      && (code(of: member) != nil || framework.isColor(member.writtenType))
      && program.write(of: member) == nil
  }

  /// Whether a constant of this name is a color, as far as they were found.
  func isColorName(_ name: String) -> Bool {
    names.number(of: name).map(colors.contains) ?? false
  }

  // MARK: Parts

  private mutating func collectParts(of index: Int) {
    let instance = instances[index]
    let prefix =
      contexts.conditions[index] == nil ? instance.path.joined(separator: ".") : instance.type
    let reason = madeInFunctions[instance.type]
    for part in instance.parts {
      let name = "\(prefix).\(part.name)"
      if let answer = part.answer, reason == nil {
        let isCertain =
          part.isColor || mentionsColor(part.node) && !isConstructor(part.node)
        append(answer, named: name, at: part.node, isCertain: isCertain, instance: index)
        continue
      }
      // What is not given has no text here.
      let range = instance.node.range
      values.append(
        ProgramValue(
          name: names.add(name), color: color(of: part, in: instance, reason),
          document: number(of: instance.node.tree.file),
          range: reason == nil ? range.lowerBound..<range.lowerBound : range, instance: index))
    }
  }

  /// The color of a part without a value. That of a framework has no text in the program, so that
  /// nothing can change it.
  private func color(
    of part: PaletteInstance.Part, in instance: PaletteInstance, _ reason: String?
  ) -> Result<ProgramColor, ColorFailure> {
    guard reason == nil, let color = part.byFramework else {
      return .failure(ColorFailure(reason ?? instance.missing))
    }
    let start = instance.node.range.lowerBound
    return .success(
      ProgramColor(
        base: .literal(ColorLiteral(color)), document: number(of: instance.node.tree.file),
        origin: start..<start))
  }

  static func namesScheme(_ name: String) -> Bool {
    !Set(SwiftThemes.words(of: name)).isDisjoint(with: ["light", "dark", "day", "night"])
  }
}
