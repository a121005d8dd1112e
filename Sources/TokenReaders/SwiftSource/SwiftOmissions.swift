import DesignTokens
import SourceText

/// Reports colors other than constants with a value: functions, and properties that get their
/// values elsewhere.
struct SwiftOmissions {
  private let program: SwiftProgram
  private let kinds: SwiftKinds
  private let initialValues: SwiftInitialValues
  /// For types with a visible instance, the properties that it was given.
  private let given: [Int: Set<String>]
  private let unknown: SwiftUnknownValues
  private let lookup: SwiftLookup
  /// The properties that became tokens.
  private let read: Set<Int>

  /// Why functions did not.
  private let reasons: [Int: String]

  init(_ collector: SwiftTokenCollector, read: Set<Int>, reasons: [Int: String]) {
    self.read = read
    self.reasons = reasons
    unknown = collector.unknown
    lookup = collector.evaluator.lookup
    program = collector.program
    kinds = collector.kinds
    initialValues = collector.initialValues
    given = collector.given
  }

  func report(to builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList) {
    for function in program.colorFunctions {
      let index = function.property
      if let index, read.contains(index) { continue }
      let name = name(function.declaration.fullName, in: function.scope)
      let reason = index.flatMap { reasons[$0] } ?? "it is a function"
      diagnostics.warning(
        "not read: '\(name)': \(reason)",
        at: program.documents[function.document].span(function.declaration.nameRange))
    }
    for function in program.groupFunctions
    where unknown.holdsColors(function.declaration.result, from: function.scope) {
      let name = name(function.declaration.fullName, in: function.scope)
      diagnostics.warning(
        "not read: '\(name)': it is a function",
        at: program.documents[function.document].span(function.declaration.nameRange))
    }
    for index in program.properties.indices {
      guard let reason = unknown.reason(ofProperty: index) else { continue }
      let property = program.properties[index]
      let name = name(property.declaration.name, in: property.scope)
      builder.noteUnread(name, at: program.span(of: index))
      diagnostics.warning("not read: '\(name)': \(reason)", at: program.span(of: index))
    }
    let answered = answeredRequirements()
    for scope in program.scopes.indices {
      let properties = program.scopes[scope].properties.values.joined().sorted().filter {
        kinds.kinds[$0] == .color && !read.contains($0)
      }
      reportInitialValues(of: properties, &diagnostics)
      let open = properties.filter { index in
        let declaration = program.properties[index].declaration
        switch declaration.source {
        case .initial, .computed: return false
        case .requirement: return answered[scope]?.contains(declaration.name) != true
        case .elsewhere:
          return given[scope]?.contains(declaration.name) != true
            && initialValues[index]?.isHandedOn != false
            && Self.readers.isDisjoint(with: declaration.attributes)
            && !lookup.isColorToken(name(declaration.name, in: scope))
        }
      }
      report(open, of: scope, &diagnostics)
    }
  }

  /// Wrappers of what is declared elsewhere.
  static let readers: Set<String> = [
    "Environment", "EnvironmentObject", "Binding", "FocusedValue", "ObservedObject", "Bindable",
  ]

  private func reportInitialValues(of properties: [Int], _ diagnostics: inout DiagnosticList) {
    for index in properties {
      guard case .elsewhere = program.properties[index].declaration.source,
        let value = initialValues[index], !value.isHandedOn
      else { continue }
      let property = program.properties[index]
      diagnostics.warning(
        "not read: '\(name(property.declaration.name, in: property.scope))': an initializer gives it "
          + "its value", at: value.span)
    }
  }

  /// One note for all properties of a type, because they have no value to read.
  private func report(
    _ properties: [Int], of scope: Int, _ diagnostics: inout DiagnosticList
  ) {
    guard let first = properties.first else { return }
    let names = properties.map { "'\(name(program.properties[$0].declaration.name, in: scope))'" }
    let reason =
      program.scopes[scope].keyword == .protocol
      ? "no type here that conforms has a value" : "the caller sets the value"
    diagnostics.append(
      Diagnostic(
        .note, "not read: \(names.joined(separator: ", ")): \(reason)", at: program.span(of: first))
    )
  }

  private func name(_ name: String, in scope: Int) -> String {
    (program.scopes[scope].path + [name]).joined(separator: ".")
  }

  /// For each protocol what conforming types, and its own extensions, have a value for.
  private func answeredRequirements() -> [Int: Set<String>] {
    var answered: [Int: Set<String>] = [:]
    // All others have nothing to be answered.
    let open = Set(
      program.scopes.indices.filter { scope in
        program.scopes[scope].properties.values.joined().contains {
          if case .requirement = program.properties[$0].declaration.source { true } else { false }
        }
      })
    guard !open.isEmpty else { return [:] }
    for scope in program.scopes.indices {
      let names = program.scopes[scope].properties.filter { _, indices in
        indices.contains {
          if case .requirement = program.properties[$0].declaration.source { return false }
          return true
        }
      }.keys
      guard !names.isEmpty else { continue }
      for owner in [scope] + program.protocols(of: scope) where open.contains(owner) {
        answered[owner, default: []].formUnion(names)
      }
    }
    return answered
  }
}
