import SourceText

extension PairingDeclaration {
  /// A background stack, top first.
  package struct Stack: Sendable {
    private let top: PolicyName
    private let below: [PolicyName]

    /// The layers, top first; the last may be `any` or the name of a backdrop.
    package var layers: [PolicyName] { [top] + below }

    /// The layer, if there is only one.
    var token: PolicyName? { below.isEmpty ? top : nil }

    /// Some layers, top first; nil for none.
    init?(_ layers: [PolicyName]) {
      guard let first = layers.first else { return nil }
      (top, below) = (first, Array(layers.dropFirst()))
    }

    /// Reads `a over b`, top first; `over any` means that what lies beneath is unknown. Nil after an
    /// error.
    init?(_ name: PolicyName, _ diagnostics: inout DiagnosticList) {
      // The usual case is one layer.
      let layers =
        name.text.utf8.contains(UInt8(ascii: " ")) ? Self.layers(of: name.text) : [name.text]
      if layers.contains("") || layers.dropLast().contains("any") || layers == ["any"] {
        diagnostics.error(
          "'\(name.text)' is not a background; expected 'token', 'token over token' or "
            + "'token over any'",
          at: name.span)
        return nil
      }
      top = PolicyName(text: layers[0], span: name.span)
      below = layers.dropFirst().map { PolicyName(text: $0, span: name.span) }
    }

    /// Split by bytes: a letter may be joined to the blank before it.
    private static func layers(of text: String) -> [String] {
      let separator = " over ".utf8
      var layers: [String] = []
      var rest = text.utf8[...]
      var index = rest.startIndex
      while index != rest.endIndex {
        guard rest[index...].starts(with: separator) else {
          rest.formIndex(after: &index)
          continue
        }
        layers.append(String(Substring(rest[..<index])))
        rest = rest[index...].dropFirst(separator.count)
        index = rest.startIndex
      }
      return layers + [String(Substring(rest))]
    }
  }
}

extension PolicyForm<[PairingDeclaration.Stack]> {
  /// A background stack, or a list of them.
  static let stacks = PolicyForm(shape: PolicyForm<[PolicyName]>.names.shape) {
    value, name, reader in
    PolicyForm<[PolicyName]>.names.read(value, name, &reader)?
      .compactMap { PairingDeclaration.Stack($0, &reader.diagnostics) }
  }
}
