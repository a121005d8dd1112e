import AuditEngine
import ColorMath
import DesignTokens
import SourceText
import SystemLoading

/// The color that is tried as the accent: one for every scheme, or what a token is in each.
enum GivenAccent {
  case color(SRGBColor)
  case token(TokenID)

  /// Reads a word; as for `check`, a token comes before a color of the same name.
  init(_ word: String, in system: AuditedSystem) throws {
    if let token = system.catalog.token(named: word) {
      self = .token(token)
      return
    }
    let problems = AuditedSystem.problems([word], in: system)
    guard problems.isEmpty else { throw ToolFailure(problems) }
    let color: SRGBColor
    do throws(GivenColor.Problem) {
      color = try GivenColor.read(word)
    } catch {
      throw ToolFailure(error.message + error.hint)
    }
    guard color.isOpaque else { throw Self.translucent(word) }
    self = .color(color)
  }

  /// The color in a scheme, that of a token in a theme.
  func color(
    in scheme: String, theme: String?, of system: AuditedSystem, _ options: AuditOptions
  ) throws -> SRGBColor {
    let token: TokenID
    switch self {
    case .color(let color): return color
    case .token(let given): token = given
    }
    var options = options
    if let theme { options.contexts["theme"] = [theme] }
    if !scheme.isEmpty { options.contexts["scheme"] = [scheme] }
    var diagnostics = DiagnosticList()
    let plan = AuditPlan(
      policy: system.policy, catalog: system.catalog, options: options, diagnostics: &diagnostics)
    let colors = try plan.permutations.map { permutation in
      do throws(ResolutionError) {
        return try TokenResolver(system.catalog, in: permutation).color(of: token).color
      } catch {
        throw ToolFailure([error.diagnostic])
      }
    }
    let name = system.catalog.name(of: token)
    guard !diagnostics.hasErrors, let color = colors.first else {
      throw ToolFailure(diagnostics.all)
    }
    guard colors.allSatisfy({ $0 == color }) else {
      throw ToolFailure("'\(name.inert)' has several colors in one scheme; give the one to try")
    }
    guard color.isOpaque else { throw Self.translucent(name) }
    return color
  }

  private static func translucent(_ name: String) -> ToolFailure {
    ToolFailure("'\(name.inert)' is translucent; an accent must be opaque, #RRGGBB")
  }
}
