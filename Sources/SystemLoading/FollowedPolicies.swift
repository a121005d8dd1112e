import AuditEngine
import SourceText

/// Policies of a run with those that they name: each once, a policy before those that it names, and
/// each of these before the next.
package struct FollowedPolicies {
  private let open: (String, _ isFound: Bool) -> AuditedSystem.FoundPolicy?
  private var known: Set<String> = []

  /// - Parameter open: reads a policy by its path, whether the user named it or not; nil if that is not
  ///   possible.
  package init(open: @escaping (String, _ isFound: Bool) -> AuditedSystem.FoundPolicy?) {
    self.open = open
  }

  /// Follows policies on disk.
  ///
  /// - Parameter root: the folder that all must lie in; nil for that of the policy that names them.
  package init(in files: FileSystem, root: String?) {
    self.init { try? AuditedSystem.policy(at: $0, isFound: $1, root: root, in: files) }
  }

  /// The paths of a policy and of those that it names, without what was followed before. One that
  /// cannot be read names none; whoever audits it says so.
  ///
  /// - Parameter isFound: whether the user did not name the first.
  package mutating func follow(_ path: String, isFound: Bool = true) -> [String] {
    var followed: [String] = []
    var rest = [path]
    var isFound = isFound
    while let path = rest.popLast() {
      let found = open(path, isFound)
      isFound = true
      let file = found?.file
      let name = file.flatMap { found?.canonicalPath($0.path) } ?? path
      guard known.insert(name).inserted else { continue }
      followed.append(path)
      guard let found, let file else { continue }
      var ignored = DiagnosticList()
      let named = NamedPolicies(Policy.policies(in: file), of: file, found, diagnostics: &ignored)
      rest += named.files.reversed().map(\.path)
    }
    return followed
  }
}
