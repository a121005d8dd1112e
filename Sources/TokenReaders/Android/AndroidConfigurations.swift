import DesignTokens
import SourceText

/// The devices and settings that the qualifiers of a source tell apart, as contexts of axes.
///
/// Night is the axis `scheme`, API levels are the axis `api` with a context for each level that a
/// folder names. Any other qualifier is a condition for the policy to decide.
struct AndroidConfigurations {
  /// A device with its settings, as far as they matter.
  struct Device {
    var isNight: Bool?
    /// The API level; 0 for one below all that are named.
    var level = 0
    /// The qualifiers that hold.
    var others: Set<String> = []
    var conditions: [TokenLayer.Condition] = []
  }

  static let schemeAxis = "scheme"
  static let levelAxis = "api"
  /// The context of devices below every level that is named.
  static let lowestLevel = "default"
  private static let deviceLimit = 64

  /// Every device.
  let devices: [Device]
  /// The conditions that the policy leaves out, and those that it says nothing of.
  private let ignored: Set<String>
  private let undecided: Set<String>

  /// Nil if there are too many.
  init?(
    _ all: [AndroidQualifiers], named name: String, _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) {
    var ignored: Set<String> = []
    var undecided: Set<String> = []
    var audited: [String] = []
    for word in Set(all.flatMap(\.others)).sorted() {
      switch builder.choice(for: Self.condition(word)) {
      case .audit: audited.append(word)
      case .ignore: ignored.insert(word)
      // Only a class of a style sheet chooses a context.
      case nil, .context: undecided.insert(word)
      }
    }
    let closed = ignored.union(undecided)
    let seen = all.filter { closed.isDisjoint(with: $0.others) }
    var devices = [Device()]
    func multiply(_ choices: [(inout Device) -> Void]) {
      devices = devices.flatMap { device in
        choices.map { choose in
          var next = device
          choose(&next)
          return next
        }
      }
    }
    if seen.contains(where: { $0.isNight != nil }) {
      _ = builder.axis(named: Self.schemeAxis, contexts: ["light", "dark"])
      let conditions = ["light", "dark"].map {
        builder.condition(axis: Self.schemeAxis, context: $0)
      }
      multiply(
        [false, true].map { isNight in
          { device in
            device.isNight = isNight
            device.conditions.append(conditions[isNight ? 1 : 0])
          }
        })
    }
    let levels = Self.levels(seen, named: name, &builder, &diagnostics)
    if !levels.isEmpty {
      let conditions = levels.map { level in
        builder.condition(axis: Self.levelAxis, context: Self.context(ofLevel: level))
      }
      multiply(
        zip(levels, conditions).map { level, condition in
          { device in
            device.level = level
            device.conditions.append(condition)
          }
        })
    }
    for word in audited where seen.contains(where: { $0.others.contains(word) }) {
      guard devices.count <= Self.deviceLimit else { break }
      let axis = Self.condition(word)
      _ = builder.axis(named: axis, contexts: ConditionChoices.contexts)
      let conditions = ConditionChoices.contexts.map { builder.condition(axis: axis, context: $0) }
      multiply(
        [false, true].map { holds in
          { device in
            if holds { device.others.insert(word) }
            device.conditions.append(conditions[holds ? 1 : 0])
          }
        })
    }
    guard devices.count <= Self.deviceLimit else {
      diagnostics.error(
        "the qualifiers of '\(name)' make more than \(Self.deviceLimit) combinations; ignore some of them in "
          + "\"conditions\"")
      return nil
    }
    self.devices = devices
    self.ignored = ignored
    self.undecided = undecided
  }

  /// What a policy calls a qualifier.
  static func condition(_ qualifier: String) -> String { "the qualifier \(qualifier)" }

  private static func context(ofLevel level: Int) -> String {
    level == 0 ? lowestLevel : "v\(level)"
  }

  /// The levels to tell apart, with those of other sources; empty if no folder names one.
  ///
  /// What a source read before has for a lower level applies at a new one too, and its layers are
  /// made already.
  private static func levels(
    _ seen: [AndroidQualifiers], named name: String, _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) -> [Int] {
    let own = Set(seen.compactMap(\.apiLevel)).sorted()
    guard !own.isEmpty else { return [] }
    let known = builder.axes.first { $0.name == levelAxis }?.contexts ?? []
    let others = known.compactMap { Int($0.dropFirst()) }
    if let lowest = others.min(),
      let new = own.first(where: { $0 > lowest && !others.contains($0) })
    {
      diagnostics.error(
        "'\(name)' has resources from API level \(new), and a source before it from \(lowest); name the "
          + "folder that contains both, or this source first")
    }
    let levels = [0] + Set(own + others).sorted()
    _ = builder.axis(named: levelAxis, contexts: levels.map(context(ofLevel:)))
    return levels
  }

  /// Whether a resource with these qualifiers fits a device.
  func fits(_ qualifiers: AndroidQualifiers, _ device: Device) -> Bool {
    if let isNight = qualifiers.isNight, isNight != device.isNight { return false }
    return (qualifiers.apiLevel ?? 0) <= device.level
      && qualifiers.others.allSatisfy(device.others.contains)
  }

  /// The first qualifier that the policy says nothing of; nil if it leaves one out.
  func undecided(_ qualifiers: AndroidQualifiers) -> String? {
    guard ignored.isDisjoint(with: qualifiers.others) else { return nil }
    return qualifiers.others.first(where: undecided.contains)
  }

  /// The resource that Android takes on a device; nil if none fits.
  func best<Resource>(
    _ resources: [Resource], on device: Device, _ qualifiers: (Resource) -> AndroidQualifiers
  ) -> Resource? {
    resources.filter { fits(qualifiers($0), device) }
      .max { qualifiers($0).rank.lexicographicallyPrecedes(qualifiers($1).rank) }
  }
}
