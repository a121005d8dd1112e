/// The pseudo-classes and pseudo-elements that every current browser knows. [Selectors 4; HTML, section
/// 4.17; CSS Pseudo-Elements 4]
enum CSSPseudoNames {
  /// Pseudo-classes without arguments.
  static let classes: Set<String> = [
    "active", "any-link", "autofill", "checked", "default", "defined", "disabled", "empty",
    "enabled",
    "first-child", "first-of-type", "focus", "focus-visible", "focus-within", "fullscreen", "host",
    "hover", "in-range", "indeterminate", "invalid", "last-child", "last-of-type", "link", "modal",
    "only-child", "only-of-type", "optional", "out-of-range", "placeholder-shown", "popover-open",
    "read-only", "read-write",
    "required", "root", "scope", "target", "user-invalid", "user-valid", "valid", "visited",
  ]
  /// Pseudo-classes with arguments other than selectors.
  static let functions: Set<String> = ["dir", "lang", "state"]
  /// Pseudo-classes that count elements.
  static let counting: Set<String> = [
    "nth-child", "nth-last-child", "nth-last-of-type", "nth-of-type",
  ]
  /// Pseudo-classes of selectors, with that of CSS modules.
  static let lists: Set<String> = ["global", "has", "host", "host-context", "is", "not", "where"]
  /// Pseudo-elements without arguments.
  static let elements: Set<String> = [
    "after", "backdrop", "before", "cue", "file-selector-button", "first-letter", "first-line",
    "marker", "placeholder", "selection", "view-transition",
  ]
  /// Pseudo-elements with arguments.
  static let elementFunctions: Set<String> = [
    "cue", "highlight", "part", "slotted", "view-transition-group", "view-transition-image-pair",
    "view-transition-new", "view-transition-old",
  ]
  /// Those that one colon is enough for.
  static let oldElements: Set<String> = ["after", "before", "first-letter", "first-line"]
}
