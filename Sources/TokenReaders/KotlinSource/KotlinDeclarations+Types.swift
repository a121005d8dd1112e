import SourceText

/// Types: what their initializers take, and the entries of enumerations.
extension KotlinDeclarations {
  mutating func readType(at first: Int, to end: Int, owner: [String], depth: Int) -> Int {
    var index = first + 1
    let isObject = document.isText(first, "object")
    let isEnumeration = document.isText(first - 1, "enum")
    let isCompanion = isObject && document.isText(first - 1, "companion")
    var path = owner
    if let name = document.name(index), !isCompanion || !document.isText(index, ":") {
      if !isCompanion { path.append(name) }
      index += 1
    } else if !isCompanion {
      return index
    }
    if !isCompanion { file.types.append(path) }
    if document.isText(index, "<") { index = afterGenerics(index, to: end) }
    // `private constructor`, `@Inject constructor`.
    var position = index
    while position < min(end, index + 16), !document.isText(position, "("),
      !document.isText(position, "{"), !document.isText(position, ":"),
      !Self.starts.contains(document.text(position))
    {
      if document.isText(position, "constructor") {
        index = position + 1
        break
      }
      position = document.after(position)
    }
    var hasParameters = false
    let parameters = index
    let initializer = file.initializers.count
    if document.isText(index, "("), !isObject {
      hasParameters = document.partner(index) > index + 1
      readParameters(at: index, path: path)
      index = document.after(index)
    }
    let known = file.declarations.count
    let colon = index
    if !isCompanion, !isEnumeration, !hasParameters {
      readSupertypes(at: index, to: end, path: path)
    }
    // Supertypes, up to the body; a type without one ends with its line.
    while index < end, !document.isText(index, "{") {
      let isContinued =
        document.isText(index, ":") || document.isText(index, ",")
        || document.isText(index - 1, ":") || document.isText(index - 1, ",")
      if document.startsLine(index), !isContinued, !document.isText(index, "where") { return index }
      index = document.isText(index, "<") ? afterGenerics(index, to: end) : document.after(index)
    }
    guard index < end else { return end }
    let close = min(document.partner(index), end)
    if file.initializers.count > initializer {
      file.initializers[initializer].changed = changedParameters(
        at: parameters, in: index..<close
      ).union(changedOnTheWay(at: parameters, in: index..<close))
    }
    if file.declarations.count > known {
      file.declarations[known] = file.declarations[known].overridden(
        givenNames(in: index..<close), by: path.last ?? "")
    } else if !isCompanion, !isEnumeration, !hasParameters, document.isText(colon, ":") {
      readConstructor(in: index..<close, of: colon + 1, path: path)
    }
    var body = index + 1
    if isEnumeration { body = readEntries(from: body, to: close, path: path) }
    walk(body..<max(body, close), owner: path, depth: depth + 1)
    return close + 1
  }

  /// `object Dark : AppColors(text = …)` is an instance of `AppColors`.
  private mutating func readSupertypes(at colon: Int, to end: Int, path: [String]) {
    guard document.isText(colon, ":"), let name = path.last else { return }
    var index = colon + 1
    while index < end, document.name(index) != nil {
      var open = index + 1
      while document.isText(open, "."), document.name(open + 1) != nil { open += 2 }
      if document.isText(open, "<") { open = afterGenerics(open, to: end) }
      var next = open
      if document.isText(open, "(") {
        next = document.after(open)
        if case .call(let callee, let arguments) = document.expression(from: index, to: next).0.kind,
          let type = callee.path, !arguments.isEmpty
        {
          file.declarations.append(
            CodeDeclaration(
              name: name, owner: Array(path.dropLast()), document: number, type: type,
              source: .arguments(arguments),
              nameRange: document.range(from: index, to: open), isVariable: false))
          return
        }
      }
      guard document.isText(next, ",") else { return }
      index = next + 1
    }
  }

  /// The names that the body of a type gives values to: its properties, and what `init` assigns.
  private func givenNames(in body: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    for index in body {
      guard let name = document.name(index) else { continue }
      let isDeclared = document.isText(index - 1, "val") || document.isText(index - 1, "var")
      let isAssigned =
        document.isText(index + 1, "=")
        && (document.startsLine(index) || document.isText(index - 1, "{")
          || document.isText(index - 1, ";") || document.isText(index - 1, "."))
      if isDeclared || isAssigned { names.insert(name) }
    }
    return names
  }

  /// `class Dark : AppColors { constructor() : super(text = …) }` is an instance of `AppColors`.
  private mutating func readConstructor(in body: Range<Int>, of type: Int, path: [String]) {
    guard let supertype = document.name(type), let name = path.last,
      let index = body.first(where: { document.isText($0, "constructor") }),
      document.isText(index + 1, "("), document.partner(index + 1) == index + 2,
      document.isText(index + 3, ":"), document.isText(index + 4, "super"),
      document.isText(index + 5, "("),
      case .call(_, let arguments) = document.expression(
        from: index + 4, to: document.after(index + 5)
      ).0.kind, !arguments.isEmpty
    else { return }
    let declaration = CodeDeclaration(
      name: name, owner: Array(path.dropLast()), document: number, type: [supertype],
      source: .arguments(arguments), nameRange: document.range(from: index, to: index + 1),
      isVariable: false)
    file.declarations.append(declaration.overridden(givenNames(in: body), by: name))
  }

  private mutating func readParameters(at open: Int, path: [String]) {
    let close = document.partner(open)
    var parameters: [CodeInitializer.Parameter] = []
    var index = open + 1
    while index < close {
      // `@Foo(…) private val name: Type = value,`.
      var end = index
      while end < close, !document.isText(end, ",") {
        end = document.isText(end, "<") ? afterGenerics(end, to: close) : document.after(end)
      }
      var position = index
      while position < end, !document.isText(position, ":") { position = document.after(position) }
      if position < end, position > index, let name = document.name(position - 1) {
        var equals = position
        while equals < end, !document.isText(equals, "=") { equals += 1 }
        parameters.append(
          CodeInitializer.Parameter(
            name: name, type: words(from: position + 1, to: equals),
            defaultValue: equals < end ? equals + 1 : nil, end: end, isPositional: true))
      }
      index = end + 1
    }
    file.initializers.append(
      CodeInitializer(path: path, type: path, document: number, parameters: parameters))
  }

  /// The entries of an enumeration, up to the semicolon after them.
  private mutating func readEntries(from first: Int, to end: Int, path: [String]) -> Int {
    var index = first
    while index < end {
      while document.isText(index, "@") { index = afterAnnotation(index) }
      guard let name = document.name(index) else { break }
      var next = index + 1
      if document.isText(next, "(") {
        if case .call(_, let arguments) = document.expression(from: index, to: end).0.kind {
          file.declarations.append(
            CodeDeclaration(
              name: name, owner: path, document: number, type: [], source: .arguments(arguments),
              nameRange: document.range(from: index, to: index + 1), isVariable: false))
        }
        next = document.after(next)
      }
      if document.isText(next, "{") {
        if let last = file.declarations.indices.last, file.declarations[last].path == path + [name]
        {
          file.declarations[last] = file.declarations[last].overridden(
            givenNames(in: next..<min(document.partner(next), end)), by: name)
        }
        next = document.after(next)
      }
      index = next + 1
      guard document.isText(next, ",") else { break }
    }
    return min(index, end)
  }
}
