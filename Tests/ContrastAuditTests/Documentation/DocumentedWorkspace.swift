import Foundation

/// A git repository with the files that the commands of the documentation name: the catalog as a team's
/// own, with its pairings and two versions, and the systems under `Fixtures/`.
enum DocumentedWorkspace {
  static func make() throws -> Workspace {
    let workspace = try Workspace()
    let made = try template.get()
    for name in try made.names() {
      try FileManager.default.copyItem(
        atPath: made.absolute(name), toPath: workspace.absolute(name))
    }
    return workspace
  }

  /// Made once and copied: git takes longer than most commands.
  private static let template = Result { try makeTemplate() }

  private static func makeTemplate() throws -> Workspace {
    let sandbox = try GitSandbox()
    let workspace = sandbox.workspace
    for name in try copy("Sources/BuiltInCatalog/VaultMail", to: ".", in: workspace)
    where name == "vaultmail.resolver.json" {
      try workspace.write(workspace.read(name), to: "app.resolver.json")
    }
    for folder in SnapshotTests.systems {
      try copy("Fixtures/\(folder)", to: "Fixtures/\(folder)", in: workspace)
    }
    try copy("Sources/Reporters/HTML", to: "Sources/Reporters/HTML", in: workspace)
    for folder in ["design", "Design"] { try SmallSystem.write(to: workspace, in: folder) }
    try workspace.write(workspace.read("Fixtures/SimpleX/ocean.theme"), to: "ocean.theme")
    try workspace.write(
      "let row = Text(title).foregroundStyle(Theme.textPrimary).background(Theme.surface)\n",
      to: "app/Row.swift")
    try workspace.write("0078D7 FFF\n#000 #FFF\n", to: "pairs.txt")
    try sandbox.commit("first")
    try sandbox.git("tag", "v1.2")
    try sandbox.commit("second")
    try sandbox.git("tag", "v1.3")
    for (name, text) in try outputs.get() { try workspace.write(text, to: name) }
    return workspace
  }

  /// Two reports, and a baseline in which all that fails is known; made once.
  private static let outputs = Result {
    let workspace = try Workspace()
    try copy("Sources/BuiltInCatalog/VaultMail", to: ".", in: workspace)
    for report in ["old.json", "new.json"] {
      _ = ToolRun(["--scheme=dark", "--format=json", "--output=\(report)"], in: workspace)
    }
    _ = ToolRun(["--baseline=known.json", "--write-baseline"], in: workspace)
    return try ["old.json", "new.json", "known.json"].map { ($0, try workspace.read($0)) }
  }

  /// Copies a folder, and says what lies in it.
  @discardableResult
  private static func copy(
    _ folder: String, to destination: String, in workspace: Workspace
  ) throws -> [String] {
    let source = DocumentationPage.root.appending(path: folder).path(percentEncoded: false)
    let names = try FileManager.default.contentsOfDirectory(atPath: source)
    try workspace.makeFolder(destination)
    for name in names {
      try FileManager.default.copyItem(
        atPath: "\(source)/\(name)", toPath: workspace.absolute("\(destination)/\(name)"))
    }
    return names
  }
}
