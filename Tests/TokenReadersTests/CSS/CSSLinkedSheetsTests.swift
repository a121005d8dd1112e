import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

/// A page as a source: its sheets are one cascade. Chromium shows the expected values.
@Suite struct CSSLinkedSheetsTests {
  private static let files = [
    "a.css": "html:root { --a: #111 } :root { --b: #111; --c: #111 }",
    "b.css": ":root { --a: #222; --b: #222 }", "broken.css": ":root { --b: #333 ",
  ]

  private func read(
    _ page: String, conditions: ConditionChoices = ConditionChoices()
  ) -> ReadCSS {
    ReadCSS(
      sources: [MemoryLoader(files: Self.files).source("index.html", text: page)],
      conditions: conditions)
  }

  /// The first rule is more specific, wherever it stands.
  @Test(arguments: [
    ("<link rel=stylesheet href=a.css><link rel=stylesheet href=b.css>", "#111111 #222222"),
    ("<link rel=stylesheet href=b.css><link rel=stylesheet href=a.css>", "#111111 #111111"),
    (
      "<link rel=stylesheet href=b.css><link rel=stylesheet href=a.css><style>:root{--b:#444}</style>",
      "#111111 #444444"
    ),
    (
      "<style>@import 'b.css'; :root{--c:#444}</style><link rel=stylesheet href=a.css media=print>",
      "#222222 #222222"
    ),
  ])
  func `The sheets of a page are one cascade in its order`(page: String, colors: String) {
    let read = read(page)
    #expect(read.axes.isEmpty)
    #expect("\(read.hex("a")) \(read.hex("b"))" == colors)
    #expect(read.catalog.hiddenValues.isEmpty, "\(read.messages)")
  }

  @Test func `The media of a link are conditions`() {
    let read = read(
      "<link rel=stylesheet href=a.css><link rel=stylesheet href=b.css media='(prefers-color-scheme: dark)'>"
    )
    #expect(read.axes == ["scheme: light, dark"])
    #expect(read.hex("b", "light") == "#111111")
    #expect(read.hex("b", "dark") == "#222222")
  }

  @Test func `Styles with a title are contexts, and the first one is the usual one`() {
    let read = read(
      "<link rel=stylesheet href=a.css title=Day><link rel='alternate stylesheet' href=b.css title=Night>"
    )
    #expect(read.axes == ["style: default, Night"])
    #expect(read.hex("c", "default") == "#111111")
    #expect(read.hex("b", "default") == "#111111")
    #expect(read.hex("a", "Night") == "#222222")
    #expect(read.hex("c", "Night") != "#111111")
  }

  @Test(arguments: [
    ("<link rel=stylesheet href=b.css disabled>", "<link href=\"b.css\" disabled>"),
    ("<noscript><link rel=stylesheet href=b.css></noscript>", "<noscript>"),
    ("<link rel=stylesheet href=gone.css>", "<link href=\"gone.css\">"),
    ("<link rel=stylesheet href=/b.css>", "<link href=\"/b.css\">"),
    (
      "<link rel=stylesheet href=https://example.com/b.css>",
      "<link href=\"https://example.com/b.css\">"
    ),
    ("<body style='--b: #fff'>", "<body style>"),
  ])
  func `What a page may load is asked, and can be left out`(html: String, condition: String) {
    let page = "<link rel=stylesheet href=a.css>" + html
    #expect(read(page).catalog.hiddenValues.map(\.condition).contains(condition))
    let ignored = read(
      page, conditions: ConditionChoices([(ConditionChoices.literal(condition), .ignore)]))
    #expect(ignored.hex("b") == "#111111")
  }

  @Test func `A mistake in a style of the page has its place in the page`() {
    let read = read("<html>\n<style>:root { --a: rgb(1 2) }</style>")
    #expect(read.messages.contains { $0.hasPrefix("index.html:2:28") }, "\(read.messages)")
  }

  // MARK: Modules

  private func read(module: String, _ files: [String: String] = [:]) -> ReadCSS {
    let loader = MemoryLoader(files: Self.files.merging(files) { $1 })
    return ReadCSS(sources: [loader.source("main.tsx", text: module)])
  }

  /// As esbuild puts them together.
  @Test(arguments: [
    ("import './a.css'; import './b.css'", "#111111 #222222"),
    ("import './b.css'; import './a.css'; import './b.css'", "#111111 #111111"),
    ("import { App } from './App'; import './a.css'", "#111111 #111111"),
    ("import './a.css'; import App from './App.js'", "#111111 #222222"),
    (
      "import './b.css'; import React from 'react'; import './x.svg'; import './lib'; import './a.css'",
      "#111111 #111111"
    ),
  ])
  func `The sheets that a module imports are one cascade in their order`(
    module: String, colors: String
  ) {
    let read = read(
      module: module,
      ["App.tsx": "import './b.css'; import './lib'", "lib/index.ts": "export const a = 1"])
    #expect("\(read.hex("a")) \(read.hex("b"))" == colors, "\(read.messages)")
    #expect(read.catalog.hiddenValues.isEmpty, "\(read.messages)")
  }

  @Test(arguments: [
    "import 'antd/dist/reset.css'", "import '@/app.css'", "import './none.css'",
    "import './App.vue'",
    "import './a.scss'", "const x = () => import('./b.css')",
  ])
  func `A sheet that a module may load and that is not here is asked about`(module: String) {
    let read = read(module: "import './a.css'; \(module)")
    #expect(read.catalog.hiddenValues.contains { $0.token == nil }, "\(read.messages)")
  }
}
