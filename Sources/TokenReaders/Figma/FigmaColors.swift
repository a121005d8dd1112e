import ColorMath
import DesignTokens
import SourceText

/// The variables that are colors, each with the name of its token.
struct FigmaColors {
  private struct Variable {
    let value: JSONValue
    let token: String
  }

  /// The variables of each collection by its id.
  private var variables: [String: [Variable]] = [:]
  /// The tokens by the ids of variables.
  private var tokens: [String: String] = [:]

  init(
    _ list: JSONValue, of collections: [FigmaCollection], _ diagnostics: inout DiagnosticList
  ) {
    let names = Self.names(of: collections)
    let colors = list.members.filter { $0.value["resolvedType"]?.string == "COLOR" }
    var users: [String: Set<String>] = [:]
    for member in colors {
      users[Self.path(member.value), default: []].insert(Self.collection(member.value))
    }
    var seen: Set<String> = []
    for member in colors {
      let (path, collection) = (Self.path(member.value), Self.collection(member.value))
      guard !path.isEmpty, !path.contains(where: "{}".contains) else {
        diagnostics.error(
          "a variable has no name that a token can have; expected, for example, \"ink/primary\"",
          at: member.keySpan)
        continue
      }
      guard let name = names[collection] else {
        diagnostics.error(
          "the variable '\(path)' is in no collection of the file; export its collection too",
          at: member.keySpan)
        continue
      }
      // What two collections call the same is told apart by their names.
      var token = users[path].map { $0.count > 1 } == true ? "\(name).\(path)" : path
      if member.value["deletedButReferenced"]?.boolean == true { token += " (deleted)" }
      guard seen.insert(token).inserted else {
        diagnostics.error(
          "two variables of '\(name)' are called '\(path)'; rename one", at: member.keySpan)
        continue
      }
      tokens[member.key] = token
      variables[collection, default: []].append(Variable(value: member.value, token: token))
    }
  }

  /// The names of collections by their ids. A library may have one of the same name.
  private static func names(of collections: [FigmaCollection]) -> [String: String] {
    var names: [String: String] = [:]
    var counts: [String: Int] = [:]
    for collection in collections {
      let name = collection.name.split(separator: ".").joined(separator: ".")
      counts[name, default: 0] += 1
      names[collection.id] = counts[name] == 1 ? name : "\(name) \(counts[name] ?? 1)"
    }
    return names
  }

  private static func path(_ variable: JSONValue) -> String {
    (variable["name"]?.string ?? "").split(separator: "/").joined(separator: ".")
  }

  private static func collection(_ variable: JSONValue) -> String {
    variable["variableCollectionId"]?.string ?? ""
  }

  /// Whether a collection has colors.
  func areIn(_ collection: FigmaCollection) -> Bool {
    variables[collection.id] != nil
  }

  /// The values of a collection's colors in a mode.
  func contents(
    of collection: FigmaCollection, in mode: FigmaCollection.Mode,
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> LayerContents {
    var contents = LayerContents()
    for variable in variables[collection.id] ?? [] {
      guard let value = variable.value["valuesByMode"]?[mode.id] else {
        diagnostics.error(
          "'\(variable.token)' has no value in the mode '\(mode.name)'; expected one",
          at: variable.value.span)
        continue
      }
      let content = content(of: value, &builder, &diagnostics)
      contents.declarations.append(
        TokenDeclaration(
          token: builder.id(for: variable.token), type: .color,
          value: TokenValue(content, at: value.span),
          notes: TokenNotes(
            description: variable.value["description"]?.string.flatMap { $0.isEmpty ? nil : $0 })))
    }
    return contents
  }

  private func content(
    of value: JSONValue, _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> TokenValue.Content {
    if value["type"]?.string == "VARIABLE_ALIAS", let id = value["id"]?.string {
      guard let token = tokens[id] else {
        return unreadable(
          "it is the variable '\(id)', which is no color of this file", at: value, &diagnostics)
      }
      return .reference(TokenReference(target: builder.id(for: token)))
    }
    let channels = ["r", "g", "b"].compactMap { value[$0]?.number }
    let alpha = value["a"].map { $0.number ?? -1 } ?? 1
    guard value["type"] == nil, channels.count == 3,
      (channels + [alpha]).allSatisfy({ $0 >= 0 && $0 <= 1 })
    else {
      return unreadable(
        "it is neither an alias nor a color of r, g, b and a from 0 to 1", at: value, &diagnostics)
    }
    return .color(
      ColorLiteral(
        SRGBColor(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)))
  }

  private func unreadable(
    _ reason: String, at value: JSONValue, _ diagnostics: inout DiagnosticList
  ) -> TokenValue.Content {
    diagnostics.warning(reason, at: value.span)
    return .unreadable(reason)
  }
}
