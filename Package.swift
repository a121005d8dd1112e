// swift-tools-version: 6.2
import PackageDescription

// Swift 6 mode is the default of these tools; a warning is an error. Plain `swift build` accepts an
// undeclared import of a sibling, so `make lint` builds with
// `--explicit-target-dependency-import-check error`.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "contrast-audit",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "contrast-audit", targets: ["contrast-audit"]),
    // What other tools import.
    .library(name: "ContrastAudit", targets: ["ContrastAudit"]),
    // An audit as a test of the app.
    .library(name: "ContrastAuditTesting", targets: ["ContrastAuditTesting"]),
    // `swift package contrast-audit`, and an audit with every build.
    .plugin(name: "ContrastAuditCommand", targets: ["ContrastAuditCommand"]),
    .plugin(name: "ContrastAuditBuild", targets: ["ContrastAuditBuild"]),
  ],
  targets: [
    // MARK: The ground: no files, no Foundation
    .target(name: "SourceText", swiftSettings: settings),
    .target(name: "ColorMath", dependencies: ["SourceText"], swiftSettings: settings),

    // MARK: The token model
    .target(
      name: "DesignTokens", dependencies: ["ColorMath", "SourceText"], swiftSettings: settings),

    // MARK: The code of apps: parsed and run
    .target(name: "Programs", dependencies: ["ColorMath", "SourceText"], swiftSettings: settings),

    // MARK: Style sheets: selectors, and what chooses a scheme
    .target(name: "StyleSheets", dependencies: ["SourceText"], swiftSettings: settings),

    // MARK: Formats in, judgment: neither may import the other
    .target(
      name: "TokenReaders",
      dependencies: ["ColorMath", "SourceText", "DesignTokens", "Programs", "StyleSheets"],
      swiftSettings: settings),
    .target(
      name: "AuditEngine", dependencies: ["ColorMath", "SourceText", "DesignTokens"],
      swiftSettings: settings),

    // MARK: Code that uses tokens
    .target(
      name: "UsageReaders", dependencies: ["ColorMath", "SourceText", "Programs", "StyleSheets"],
      swiftSettings: settings),

    // MARK: Changes back into the formats
    .target(
      name: "TokenEditing",
      dependencies: ["ColorMath", "SourceText", "DesignTokens", "Programs", "TokenReaders"],
      swiftSettings: settings),

    // MARK: The systems that ship, a folder each: data only, rebuilt only when it changes
    .target(
      name: "BuiltInCatalog",
      resources: ["VaultMail", "SimpleX", "Material"].map { .embedInCode($0) },
      swiftSettings: settings),

    // MARK: Policies and their tokens, from disk
    .target(
      name: "SystemLoading",
      dependencies: [
        "ColorMath", "SourceText", "DesignTokens", "Programs", "TokenReaders", "UsageReaders",
        "AuditEngine", "BuiltInCatalog",
      ],
      swiftSettings: settings),

    // MARK: Colors that make a system pass
    .target(
      name: "SystemRepairing",
      dependencies: ["SourceText", "DesignTokens", "AuditEngine", "TokenEditing", "SystemLoading"],
      swiftSettings: settings),

    // MARK: Formats out
    .target(
      name: "Reporters", dependencies: ["ColorMath", "SourceText", "DesignTokens", "AuditEngine"],
      // The policy by which the palette is audited, `contrast-audit Sources/Reporters/HTML`.
      exclude: ["HTML/contrast-audit.json"],
      resources: [
        "HTML/palette.css", "HTML/layout.css", "Desk/desk.css", "Desk/colors.js",
        "Desk/contrast.js", "Desk/backdrops.js", "Desk/model.js", "Desk/page.js",
        "Desk/changes.js", "Desk/editor.js",
      ].map { .embedInCode($0) },
      swiftSettings: settings),

    // MARK: The tool
    .executableTarget(
      name: "contrast-audit",
      dependencies: [
        "ColorMath", "SourceText", "DesignTokens", "Programs", "StyleSheets", "TokenReaders",
        "TokenEditing", "AuditEngine", "UsageReaders", "SystemLoading", "SystemRepairing",
        "Reporters", "BuiltInCatalog",
      ],
      swiftSettings: settings),

    // MARK: In other packages: all that is public
    .target(
      name: "ContrastAudit",
      dependencies: [
        "ColorMath", "SourceText", "DesignTokens", "TokenReaders", "AuditEngine", "SystemLoading",
        "SystemRepairing", "Reporters",
      ],
      swiftSettings: settings),
    .target(
      name: "ContrastAuditTesting", dependencies: ["ContrastAudit"], swiftSettings: settings),
    .plugin(
      name: "ContrastAuditCommand",
      capability: .command(
        intent: .custom(
          verb: "contrast-audit",
          description: "Audit the WCAG contrast of every theme and scheme by the policy found")),
      dependencies: ["contrast-audit"], path: "Sources/Plugins/ContrastAuditCommand"),
    .plugin(
      name: "ContrastAuditBuild", capability: .buildTool(), dependencies: ["contrast-audit"],
      path: "Sources/Plugins/ContrastAuditBuild"),

    // MARK: Tests
    // What several of them need.
    .target(
      name: "TestSupport", dependencies: ["ColorMath", "SourceText", "TokenReaders"],
      path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "ColorMathTests", dependencies: ["ColorMath", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText"], swiftSettings: settings),
    .testTarget(
      name: "ProgramsTests", dependencies: ["ColorMath", "SourceText", "Programs"],
      swiftSettings: settings),
    .testTarget(
      name: "StyleSheetsTests", dependencies: ["SourceText", "StyleSheets"],
      swiftSettings: settings),
    .testTarget(
      name: "DesignTokensTests",
      dependencies: ["ColorMath", "SourceText", "DesignTokens", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TokenReadersTests",
      dependencies: ["ColorMath", "SourceText", "DesignTokens", "TokenReaders", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "UsageReadersTests",
      dependencies: ["SourceText", "Programs", "UsageReaders", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TokenEditingTests",
      dependencies: [
        "ColorMath", "SourceText", "DesignTokens", "TokenReaders", "TokenEditing", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AuditEngineTests",
      dependencies: ["ColorMath", "SourceText", "DesignTokens", "AuditEngine", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ReportersTests",
      dependencies: [
        "ColorMath", "SourceText", "DesignTokens", "AuditEngine", "Reporters", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SystemLoadingTests",
      dependencies: [
        "ColorMath", "SourceText", "AuditEngine", "SystemLoading", "Reporters", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SystemRepairingTests",
      dependencies: [
        "ColorMath", "SourceText", "DesignTokens", "AuditEngine", "TokenEditing", "SystemLoading",
        "SystemRepairing", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ContrastAuditLibraryTests",
      dependencies: ["Reporters", "ContrastAudit", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "ContrastAuditTestingTests",
      dependencies: ["ContrastAudit", "ContrastAuditTesting"],
      // The policy and tokens of the sample.
      exclude: ["Design"], swiftSettings: settings),
    .testTarget(
      name: "ContrastAuditTests",
      dependencies: [
        "ColorMath", "SourceText", "DesignTokens", "TokenReaders", "TokenEditing", "AuditEngine",
        "SystemLoading", "Reporters", "BuiltInCatalog", "contrast-audit", "ContrastAudit",
        "TestSupport",
      ],
      swiftSettings: settings),
  ]
)

// `make test`: optimized libraries, because the tests run them for minutes. Without plugins, for which
// each module would be compiled a second time.
if Context.environment["CONTRAST_AUDIT_TEST"] != nil {
  package.products = []
  package.targets.removeAll { $0.type == .plugin }
  for target in package.targets where !target.isTest {
    target.swiftSettings?.append(.unsafeFlags(["-O"]))
  }
  // What is fuzzed compiles here too: a reader that changes is seen before `make fuzz` is.
  package.targets.append(
    .testTarget(
      name: "FuzzTargets",
      dependencies: [
        "ColorMath", "SourceText", "Programs", "DesignTokens", "TokenReaders", "AuditEngine",
        "SystemLoading", "Reporters", "contrast-audit",
      ],
      path: ".fuzz/Targets", exclude: ["main.swift"], swiftSettings: settings))
}

// `make fuzz`: the tool as a library, and libFuzzer's driver instead of the tests.
if Context.environment["CONTRAST_AUDIT_FUZZ"] != nil {
  let tool = package.targets.first { $0.name == "contrast-audit" }
  package.products = []
  package.targets.removeAll { $0.isTest || $0.type == .plugin || $0.name == "contrast-audit" }
  package.targets += [
    .target(
      name: "contrast-audit", dependencies: tool?.dependencies ?? [], exclude: ["main.swift"],
      swiftSettings: settings),
    .executableTarget(
      name: "fuzz", dependencies: (tool?.dependencies ?? []) + ["contrast-audit"],
      path: ".fuzz/Targets"),
  ]
}

// `make bench`: what is measured in process.
if Context.environment["CONTRAST_AUDIT_BENCH"] != nil {
  package.targets += [
    .executableTarget(name: "strings", dependencies: ["ColorMath"], path: ".bench/Strings"),
    .executableTarget(
      name: "trees", dependencies: ["Programs", "SourceText"], path: ".bench/Trees"),
  ]
}
