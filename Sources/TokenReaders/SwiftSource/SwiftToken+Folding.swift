import Programs
import SourceText

extension SwiftToken {
  /// Whether another token has the same colors in the same contexts.
  func isSame(as other: SwiftToken) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { value in
        other.values.contains {
          $0.choices == value.choices && $0.content.isSame(as: value.content)
        }
      }
  }

  /// Forgets choices that make no difference, not even to where a value is written.
  ///
  /// - Parameter count: how many contexts an axis has.
  mutating func fold(_ count: (SwiftAxis) -> Int) {
    for axis in Set(values.flatMap { $0.choices.keys }).sorted(by: { "\($0)" < "\($1)" })
    where axis.flag == nil {
      var groups: [[SwiftAxis: String]: [Value]] = [:]
      var order: [[SwiftAxis: String]] = []
      for value in values {
        var rest = value.choices
        rest[axis] = nil
        if groups[rest] == nil { order.append(rest) }
        groups[rest, default: []].append(value)
      }
      let isSame = groups.values.allSatisfy { group in
        group.count == count(axis)
          && group.allSatisfy { value in
            value.choices[axis] != nil && value.content.isSame(as: group[0].content)
              && value.span == group[0].span
          }
      }
      guard isSame else { continue }
      values = order.compactMap { rest in
        guard var value = groups[rest]?.first else { return nil }
        value.choices = rest
        return value
      }
    }
  }

  /// Makes references of colors of asset catalogs, where a source before this one has them.
  mutating func checkAssets(_ isElsewhere: (String) -> Bool) {
    for index in values.indices {
      guard case .color(let color) = values[index].content, case .asset(let name) = color.base
      else { continue }
      let token = name.split(separator: "/").joined(separator: ".")
      values[index].content =
        isElsewhere(token)
        ? .alias(token, color.steps)
        : .unreadable("the asset '\(name)' is not known; name its catalog before this source")
    }
    let isRead = values.contains { value in
      if case .unreadable = value.content { false } else { true }
    }
    if !isRead, failure == nil, case .unreadable(let reason)? = values.first?.content {
      failure = reason
    }
  }
}
