import AuditEngine

/// A conformance level of WCAG.
public enum WCAGLevel: String, Sendable, Hashable, CaseIterable, Comparable {
  case aa = "AA"
  case aaa = "AAA"

  init(_ level: Level) {
    switch level {
    case .aa: self = .aa
    case .aaa: self = .aaa
    }
  }

  var inEngine: Level {
    switch self {
    case .aa: .aa
    case .aaa: .aaa
    }
  }

  /// AAA is stricter than AA.
  public static func < (left: WCAGLevel, right: WCAGLevel) -> Bool {
    left.inEngine < right.inEngine
  }
}
