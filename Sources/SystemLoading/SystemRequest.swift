package import TokenReaders

/// Which policy and which tokens to load.
package struct SystemRequest {
  /// Loads the policy and tokens of a built-in system under the token sources; nil for a policy of
  /// the user.
  package var system: (any SourceLoader)?
  /// The policy's path; nil to look for it.
  package var policy: String?
  /// The folder that token files must lie in; nil for the policy's.
  package var root: String?
  /// Policies, their folders, and token sources.
  package var paths: [String]
  /// Whether the policy and the paths were found, or another file names them: only the user may name a
  /// link that leaves its folder.
  package var isFound: Bool

  package init(
    system: (any SourceLoader)? = nil, policy: String? = nil, root: String? = nil,
    paths: [String] = [], isFound: Bool = false
  ) {
    self.system = system
    self.policy = policy
    self.root = root
    self.paths = paths
    self.isFound = isFound
  }
}
