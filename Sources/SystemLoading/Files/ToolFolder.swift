/// Folders below an app's code that are none of it: packages and builds. A name alone proves nothing, since an app may
/// have a folder `Pods` of views: the tool that keeps a folder leaves its mark in it. What is hidden no build of Swift
/// takes. Whoever names such a folder reads it.
package enum ToolFolder {
  /// What the tools put into their folders.
  private static let marks: [String: [String]] = [
    "node_modules": [".bin", ".package-lock.json", ".yarn-integrity", ".modules.yaml"],
    "Pods": ["Manifest.lock"],
    "Carthage": ["Build", "Checkouts"],
    "DerivedData": ["ModuleCache.noindex", "Logs", "info.plist"],
  ]

  /// Whether a folder is one.
  ///
  /// - Parameter holds: whether the folder has something of this name.
  package static func isOne(_ name: some StringProtocol, holds: (String) -> Bool) -> Bool {
    name.hasPrefix(".") || marks[String(name)]?.contains(where: holds) == true
  }
}
