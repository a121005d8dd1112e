/// What libraries do with the objects that they get: those of CSS-in-JS, of themes, and of what stands
/// beside them in an app.
enum ScriptLibraries {
  /// Functions that give back the object that they get, as far as its colors go.
  static let wrappers: Set<String> = [
    "createTheme", "createMuiTheme", "extendTheme", "extendBaseTheme", "experimental_extendTheme",
    "responsiveFontSizes", "defineConfig", "defineTheme", "defineTokens", "defineTokens.colors",
    "defineSemanticTokens", "defineSemanticTokens.colors", "defineVars", "stylex.defineVars",
    "createTokens", "createThemeContract", "definePreset", "heroui", "nextui", "Object.freeze",
    "deepFreeze", "structuredClone", "makeTheme",
  ]
  /// Those of them that a tool writes into the system itself. [Panda CSS, Token Creator]
  static let definitions: Set<String> = ["defineTokens", "defineSemanticTokens"]

  /// Whether an import is of the system itself: by a relative path, or by one that a build resolves.
  static func isOfSystem(_ path: String) -> Bool {
    [".", "/", "@/", "~", "#", "$"].contains(where: path.hasPrefix)
  }

  /// Functions that lay objects over each other or pick members, by the path of the import.
  private static let known: [String: String] = [
    "deepmerge": "deepmerge", "lodash/merge": "merge", "lodash/merge.js": "merge",
    "lodash.merge": "merge", "lodash-es/merge": "merge", "lodash-es/merge.js": "merge",
    "lodash/pick": "pick", "lodash/pick.js": "pick", "lodash.pick": "pick",
    "lodash-es/pick": "pick", "lodash-es/pick.js": "pick",
  ]

  static func isLodash(_ path: String) -> Bool { path.contains("lodash") }

  /// Which of them an import is.
  static func function(_ name: String, of path: String) -> String? {
    if name == "default" { return known[path] }
    return ["lodash", "lodash-es"].contains(path) && ["merge", "pick"].contains(name) ? name : nil
  }

  /// Libraries that only read what they get, by the first words of their path.
  private static let readers: [String] = [
    "react", "preact", "next", "vue", "svelte", "solid-js", "expo", "@react-native", "@mui",
    "@material-ui", "@chakra-ui", "@emotion", "styled-components", "styled-system", "theme-ui",
    "@theme-ui", "polished", "color", "chroma-js", "tinycolor2", "tailwindcss", "@tailwindcss",
    "@pandacss", "@stitches", "@vanilla-extract", "@stylexjs", "@storybook", "@testing-library",
    "vitest", "jest", "clsx", "classnames", "tailwind-merge", "tailwind-variants",
    "class-variance-authority", "deepmerge", "@radix-ui", "@mantine", "@nextui-org", "@heroui",
    "antd", "@ant-design", "@fluentui", "@shopify/restyle", "unocss", "@unocss", "zustand",
    "@reduxjs", "redux", "recoil", "jotai", "use-", "@react-navigation", "style-dictionary",
  ]

  /// Whether a function of a library leaves what it gets as it is.
  static func isHarmless(_ name: String, of path: String) -> Bool {
    if isOfSystem(path) { return path.hasPrefix(".") || definitions.contains(name) }
    if isLodash(path) { return !ScriptWrites.changingFirst.contains(name) }
    return readers.contains { prefix in
      guard path.hasPrefix(prefix) else { return false }
      let rest = path.dropFirst(prefix.count)
      return rest.isEmpty || prefix.hasSuffix("-") || rest.first == "/" || rest.first == "-"
    }
  }
}
