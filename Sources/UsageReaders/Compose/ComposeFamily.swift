/// A kind of component, and on what its colors stand: the function that makes the colors names it.
struct ComposeFamily {
  /// On what a part stands.
  enum Place: Equatable {
    /// What contains it.
    case container(String)
    /// What lies around the component.
    case outside
    /// Another part of the same state.
    case part(String)
    case unknown
  }

  /// `NavigationBarItem`.
  let name: String

  /// - Parameter path: the names before the arguments: `NavigationBarItemDefaults.colors`.
  init?(colorsOf path: [String]) {
    guard let last = path.last, last.hasSuffix("olors") else { return nil }
    if path.count > 1, path[path.count - 2].hasSuffix("Defaults") {
      name = String(path[path.count - 2].dropLast("Defaults".count))
    } else if last.first?.isUppercase == true, last.count > 6 {
      name = String(last.dropLast("Colors".count))
    } else {
      return nil
    }
  }

  init(component: String) { name = component }

  /// Whether its container keeps its color in states of its content.
  func keepsContainer(_ labels: [String]) -> Bool {
    name.hasSuffix("AppBar") || name.hasSuffix("ListItem")
      || name.hasSuffix("TextField") && labels.contains("backgroundColor")
  }

  func place(of label: ComposeColorLabel, owners: Set<String>) -> Place {
    let part = label.part
    let lowered = part.lowercased()
    if name.hasSuffix("NavigationBarItem") || name.hasSuffix("NavigationRailItem") {
      // The others have their text beside the icon, or below it, as the window is wide.
      if name.contains("Short") || name.contains("Wide") { return .unknown }
      return part == "icon" && label.states == ["selected"] ? .container("indicator") : .outside
    }
    if name.hasSuffix("Switch") {
      switch part {
      case "track": return .outside
      case "icon": return .part("thumb")
      default: return .part("track")
      }
    }
    if name.hasSuffix("Checkbox") { return part == "checkmark" ? .part("") : .outside }
    if name.hasSuffix("Slider") { return part == "tick" ? .part("track") : .outside }
    if name.hasSuffix("RadioButton") || name == "Menu" || name == "DropdownMenuItem" {
      return .outside
    }
    if name.hasSuffix("TextField") {
      if lowered.hasPrefix("supporting") { return .outside }
      // It lies on the edge where something is written.
      if name.hasPrefix("Outlined"), part == "label" { return .unknown }
    }
    let owner = owners.filter { !$0.isEmpty && part.hasPrefix($0) }.max { $0.count < $1.count }
    return .container(owner ?? "")
  }
}
