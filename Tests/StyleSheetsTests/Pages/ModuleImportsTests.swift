import StyleSheets
import Testing

@Suite struct ModuleImportsTests {
  @Test(arguments: [
    ("import './a.css';import \"./b.css\"", ["./a.css", "./b.css"]),
    (
      "'use client'\n// import './x.css'\n/* import './y.css' */\nimport a, { b as c } from './a'",
      ["./a"]
    ),
    (
      "import * as a from \"./a\"; export * from './b'; export { c } from './c';",
      ["./a", "./b", "./c"]
    ),
    (
      "import type { A } from './a'; import type from './b'; import { type C } from './c'",
      ["./b", "./c"]
    ),
    ("import a from './a' with { type: 'css' }", ["./a"]),
    ("export const a = 'x'; import './a.css'", []), ("import('./a')", []), ("import", []),
    ("import './a", []),
  ])
  func `Imports at the beginning are read in their order`(text: String, references: [String]) {
    #expect(ModuleImports(Array(text.utf8)).all.map(\.reference) == references)
  }

  @Test(arguments: [
    ("import './a.css'; const b = 1", true), ("const a = () => import('./a.css')", false),
    ("const a = 1; import './a.css'", false), ("import './a'; require('./a.css')", false),
    ("import './a.css'; /* a.css */", true),
  ])
  func `What is imported further below is not passed over`(text: String, isWhole: Bool) {
    #expect(ModuleImports(Array(text.utf8)).isWhole == isWhole)
  }
}
