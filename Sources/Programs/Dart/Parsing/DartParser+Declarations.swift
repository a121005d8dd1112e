/// Declarations, of files and of types.
extension DartParser {
  static let modifiers: Set<String> = [
    "abstract", "base", "const", "covariant", "external", "factory", "final", "interface", "late",
    "sealed", "static", "mixin", "var",
  ]

  /// Reads one declaration of a file or a type with what ends it.
  mutating func parseMember() {
    if take(";") { return }
    let (mark, begin, first) = (tree.mark, start, index)
    deeper { $0.parseMemberItself() }
    guard index == first else { return }
    // Something that is not known, up to its end.
    while !isAtEnd, !at(";"), !at("{") { skip() }
    if at("{") { skip() } else { _ = take(";") }
    add(.unparsed, from: mark, at: begin)
  }

  private mutating func parseMemberItself() {
    let (mark, begin, first) = (tree.mark, start, index)
    while at("@") { skipAnnotation() }
    if at(anyOf: ["import", "export", "part", "library"]), !at("(", 1), !at("=", 1) {
      return parseImport(from: mark, at: begin)
    }
    var words = 0
    while at(anyOf: DartParser.modifiers), !at("(", 1), !at("=", 1), !at(";", 1), !at(",", 1),
      !(at("mixin") && !at("class", 1))
    {
      leaf(.modifier, role: .modifier)
      words += 1
      while at("@") { skipAnnotation() }
    }
    switch isWord() ? text() : "" {
    case "class" where isWord(1), "mixin" where isWord(1), "enum" where isWord(1),
      "extension" where isWord(1) || at("<", 1):
      return parseTypeDeclaration(from: mark, at: begin)
    case "typedef" where isWord(1): return parseTypedef(from: mark, at: begin)
    default: break
    }
    if isConstructor { return parseConstructor(from: mark, at: begin) }
    guard parseNamed(from: mark, at: begin, hasModifiers: words > 0) else {
      tree.remove(from: mark)
      index = first
      return
    }
  }

  /// `import 'a.dart' as b show C;`
  private mutating func parseImport(from mark: Int, at begin: Int) {
    let word = text()
    index += 1
    var isOf = false
    if at("of") {
      index += 1
      isOf = true
    }
    var uri = ""
    if !isAtEnd, tokens[index].kind == .string {
      uri = String(text().dropFirst().dropLast())
    }
    var name: String?
    while !isAtEnd, !at(";") {
      if at("as"), isWord(1) { name = text(1) }
      skip()
    }
    _ = take(";")
    if !uri.isEmpty {
      // What an import as a whole gives has no name; the word says whether it is handed on.
      imports.append(Import(path: [isOf ? "part of" : word, uri], name: name))
    }
    add(.importDeclaration, from: mark, at: begin)
  }

  private mutating func parseTypedef(from mark: Int, at begin: Int) {
    index += 1
    leaf(.name, role: .name)
    if at("<") { parseGenericParameters() }
    if take("=") { parseType(role: .value) } else { addUnparsed() }
    while !isAtEnd, !at(";") { skip() }
    _ = take(";")
    add(.typeAlias, from: mark, at: begin)
  }

  // MARK: Types

  private mutating func parseTypeDeclaration(from mark: Int, at begin: Int) {
    let word = text()
    index += 1
    if word == "extension", at("type"), isWord(1) {
      // A type over another one.
      while !isAtEnd, !at("{"), !at(";") { skip() }
      if at("{") { skip() }
      return add(.unparsed, from: mark, at: begin)
    }
    let outer = type
    type = text()
    if word == "extension" {
      if isWord(), !at("on") || at("on", 1) { leaf(.name, role: .label) }
      if at("<") { index = afterGenerics(index) ?? index + 1 }
      if take("on") { parseType(role: .name) } else { addUnparsed(role: .name) }
    } else {
      leaf(.name, role: .name)
      if at("<") { parseGenericParameters() }
      if at("=") {
        // `class A = B with C`.
        while !isAtEnd, !at(";") { skip() }
        type = outer
        return add(.unparsed, from: mark, at: begin)
      }
    }
    while at("extends") || at("with") || at("implements") || at("on") {
      let isInterface = at("implements")
      index += 1
      let (list, listBegin) = (tree.mark, start)
      repeat { parseType(role: isInterface ? .none : .inherited) } while take(",")
      // What is only implemented gives nothing.
      if isInterface { add(.composedType, from: list, at: listBegin, role: .inherited) }
    }
    if at("{") {
      let (block, blockBegin) = (tree.mark, start)
      deeper { parser in
        parser.inBrackets { parser in
          if word == "enum" { parser.parseEntries() }
          while !parser.isAtEnd { parser.parseMember() }
        }
      }
      add(.block, from: block, at: blockBegin, role: .body)
    } else if !take(";") {
      addUnparsed()
    }
    type = outer
    let flavour: TypeFlavour =
      switch word {
      case "mixin": .protocolType
      case "enum": .enumeration
      case "extension": .extensionOfType
      default: .classType
      }
    add(.typeDeclaration, from: mark, at: begin, detail: flavour.rawValue)
  }

  private mutating func parseEntries() {
    let (mark, begin) = (tree.mark, start)
    while !isAtEnd, !at(";") {
      let (entry, entryBegin) = (tree.mark, start)
      while at("@") { skipAnnotation() }
      guard isWord() else { break }
      leaf(.name, role: .name)
      if at("<") { index = afterGenerics(index) ?? index + 1 }
      if at("."), isWord(1) {
        index += 1
        leaf(.name, role: .label)
      }
      if at("(") { parseArguments() }
      add(.enumerationCase, from: entry, at: entryBegin, role: .item)
      if !take(",") { break }
    }
    _ = take(";")
    add(.variable, from: mark, at: min(begin, stop), detail: 2)
  }

  // MARK: Constructors

  private var isConstructor: Bool {
    guard !type.isEmpty, text() == type else { return false }
    return at("(", 1) || at(".", 1) && isWord(2) && at("(", 3)
  }

  private mutating func parseConstructor(from mark: Int, at begin: Int) {
    index += 1
    if take(".") { leaf(.name, role: .label) }
    parseParameters()
    if take(":") {
      repeat { parseInitializer() } while take(",")
    }
    if at("=") {
      // Another constructor makes it.
      while !isAtEnd, !at(";") { skip() }
      addUnparsed()
    } else if at("=>") || at("{") || at("async") {
      parseBody()
    }
    _ = take(";")
    add(.initializer, from: mark, at: begin)
  }

  /// Reads `a = b`, `this.a = b`, `super(…)`, `this.named(…)` or `assert(…)`.
  private mutating func parseInitializer() {
    let (mark, begin) = (tree.mark, start)
    if at("assert"), at("(", 1) {
      index += 1
      return skip()
    }
    if at("super") || at("this"), at("(", 1) || at(".", 1) && at("(", 3) {
      leaf(.name, role: .base)
      if take(".") { leaf(.name, role: .label) }
      parseArguments()
      return add(.call, from: mark, at: begin, role: .value)
    }
    if at("this"), at(".", 1) { index += 2 }
    leaf(.name, role: .left)
    if take("=") { parseExpression(role: .right) } else { addUnparsed() }
    add(.assignment, from: mark, at: begin, role: .item)
  }

  // MARK: Functions and properties

  /// Reads a getter, a setter, a function or variables; false if it is none.
  private mutating func parseNamed(from mark: Int, at begin: Int, hasModifiers: Bool) -> Bool {
    var typeEnd: Int?
    if !isName(0) || !followsName(1) {
      guard let next = afterType(index), next < end else { return false }
      let distance = next - index
      if at("get", distance) || at("set", distance) || at("operator", distance)
        || isName(distance) && followsName(distance + 1)
      {
        typeEnd = next
      } else if !(at("get") || at("set") || at("operator")) {
        return false
      }
    }
    if at("get") || at("set") || at("operator"), !at("(", 1), !at("=", 1), !at(";", 1) {
      typeEnd = nil
    }
    if let typeEnd {
      parseType(role: .type)
      if index != typeEnd {
        index = typeEnd
        addUnparsed()
      }
    }
    if at("get"), isWord(1), !at("(", 1) {
      parseGetter(from: mark, at: begin)
      return true
    }
    if at("set"), isWord(1) || at("operator") {
      parseSetter(from: mark, at: begin)
      return true
    }
    guard isWord() else { return false }
    if at("(", 1) || at("<", 1) {
      if tree.last?.role == .type { tree.setRole(.result) }
      leaf(.name, role: .name)
      if at("<") { parseGenericParameters() }
      parseParameters()
      parseBody()
      add(.function, from: mark, at: begin)
      return true
    }
    guard typeEnd != nil || hasModifiers else { return false }
    parseVariables(from: mark, at: begin)
    _ = take(";")
    return true
  }

  private func isName(_ distance: Int) -> Bool {
    isWord(distance) && !DartParser.keywords.contains(text(distance))
  }

  /// Whether what comes after a name that is declared may follow it.
  private func followsName(_ distance: Int) -> Bool {
    at("(", distance) || at("=", distance) || at(";", distance) || at(",", distance)
      || at("<", distance) && afterGenerics(index + distance).map { at("(", $0 - index) } ?? false
  }

  private mutating func parseGetter(from mark: Int, at begin: Int) {
    // The type stands before the property, and in it.
    let typeNode = tree.last?.role == .type ? tree.last : nil
    index += 1
    let binding = typeNode.map { Int($0.first) } ?? tree.mark
    let bindingBegin = typeNode.map { Int($0.lower) } ?? start
    leaf(.patternName, role: .pattern)
    let (accessors, accessorsBegin) = (tree.mark, start)
    parseBody()
    if tree.mark > accessors {
      add(
        .accessor, from: accessors, at: accessorsBegin, detail: Accessor.get.rawValue, role: .item)
      add(.accessors, from: accessors, at: accessorsBegin, role: .accessors)
    }
    add(.binding, from: binding, at: bindingBegin, detail: 1, role: .item)
    add(.variable, from: mark, at: begin, detail: 1)
  }

  /// A setter or an operator, whose code may write.
  private mutating func parseSetter(from mark: Int, at begin: Int) {
    index += 1
    while !isAtEnd, !at("(") { index += 1 }
    if at("("), at(")", 1), at("(", 2) { index += 2 }
    if at("(") { parseParameters() }
    parseBody()
    add(.operatorDeclaration, from: mark, at: begin)
  }

  /// Reads `a = b, c`, after their type, as variables.
  mutating func parseVariables(from mark: Int, at begin: Int) {
    let words = tree.nodes[mark...].filter { $0.kind == .modifier }
    let isConst = words.contains { isText($0, "const") }
    var isConstant = isConst || words.contains { isText($0, "final") }
    // The type stands before all of them, and in the first.
    var typeNode = tree.last?.role == .type ? tree.last : nil
    repeat {
      let binding = typeNode.map { Int($0.first) } ?? tree.mark
      let bindingBegin = typeNode.map { Int($0.lower) } ?? start
      typeNode = nil
      if isWord() { leaf(.patternName, role: .pattern) } else { addUnparsed(role: .pattern) }
      if take("=") {
        // Whoever has a list or map may change it, unless it is constant.
        let isFixed = isConst || at("const")
        parseExpression(role: .value)
        if !isFixed, tree.last?.kind == .list || tree.last?.kind == .dictionary {
          isConstant = false
        }
      }
      add(.binding, from: binding, at: bindingBegin, role: .item)
    } while take(",")
    add(.variable, from: mark, at: begin, detail: isConstant ? 1 : 0)
  }

  private func isText(_ node: SyntaxTree.Node, _ text: String) -> Bool {
    file.bytes[Int(node.lower)..<Int(node.upper)].elementsEqual(text.utf8)
  }

  /// Reads `{ … }`, `=> x;` or nothing but a semicolon.
  mutating func parseBody() {
    var isPlain = true
    if at("async") || at("sync") {
      index += 1
      _ = take("*")
      isPlain = false
    }
    if at("=>") {
      let (mark, begin) = (tree.mark, start)
      index += 1
      parseExpression(role: .value)
      add(.returnStatement, from: mark, at: begin)
      add(.block, from: mark, at: begin, detail: 1, role: .body)
      if !isPlain { addUnparsed() }
      _ = take(";")
    } else if at("{") {
      parseBlock()
      if !isPlain { addUnparsed() }
    } else {
      _ = take(";")
    }
  }

  // MARK: Parameters

  /// What a parameter is, in its detail.
  enum ParameterDetail {
    static let field = 2
    static let named = 8
    static let required = 16
    static let ofSuperclass = 32
    static let optional = 64
  }

  /// Reads `(a, {b = c})`.
  mutating func parseParameters() {
    let (mark, begin) = (tree.mark, start)
    guard at("(") else { return addUnparsed() }
    inBrackets { parser in
      parser.parseParameters(detail: 0)
    }
    add(.parameterList, from: mark, at: begin, role: .parameter)
  }

  private mutating func parseParameters(detail: Int) {
    while !isAtEnd {
      let first = index
      if at("{") || at("[") {
        let inner = at("{") ? ParameterDetail.named : ParameterDetail.optional
        inBrackets { $0.parseParameters(detail: inner) }
      } else {
        parseParameter(detail)
      }
      if !take(",") || index == first { break }
    }
  }

  private mutating func parseParameter(_ kind: Int) {
    let (mark, begin) = (tree.mark, start)
    var detail = kind
    while at("@") { skipAnnotation() }
    while at(anyOf: ["required", "final", "covariant", "const", "var", "late"]),
      isWord(1) || at("(", 1)
    {
      if at("required") { detail |= ParameterDetail.required }
      index += 1
    }
    if let next = afterType(index), next < end, next > index,
      isName(next - index) || at("this", next - index) || at("super", next - index)
    {
      parseType(role: .type)
      index = next
    }
    if at("this") || at("super"), at(".", 1) {
      detail |= at("this") ? ParameterDetail.field : ParameterDetail.ofSuperclass
      index += 2
    }
    if isWord() { leaf(.name, role: .name) } else { addUnparsed(role: .name) }
    if at("(") {
      // A function as a parameter, with its own ones.
      skip()
      _ = take("?")
    }
    if take("=") || take(":") { parseExpression(role: .value) }
    add(.parameter, from: mark, at: begin, detail: detail, role: .item)
  }
}
