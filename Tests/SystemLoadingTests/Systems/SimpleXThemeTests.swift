import TestSupport
import Testing

/// SimpleX themes under a policy, from the file to the report.
@Suite struct SimpleXThemeTests {
  private func audit(_ theme: String, text: String = "text") throws -> SystemRun {
    try SystemRun(
      policy: """
        {"tokens": ["base.json", {"path": "mine.theme", "overrides": true}], "exclude": {"theme": ["DARK", "SIMPLEX", "BLACK"]},
         "rules": [{"id": "BUBBLE", "pairings": [
           {"foreground": "\(text)", "background": "sentMessage over wallpaper", "usage": "text"}]}]}
        """,
      files: [
        "base.json": ##"""
        {"text": {"$type": "color", "$value": "#FFFFFF"},
         "sentMessage": {"$type": "color", "$value": "#00000080"},
         "wallpaper": {"$type": "color", "$value": "#000000"},
         "background": {"$type": "color", "$value": "#000000"},
         "presets": {"$type": "color", "cats": {
           "background": {"$value": "#F8F6EA"}, "tint": {"$value": "#EFDCA6"},
           "sentMessage": {"$value": "#00000080"}}}}
        """##, "mine.theme": theme,
      ])
  }

  /// White on half black is 4.004 over white and 21 over black. The other numbers are Python's, by WCAG's
  /// formula, each color composited on what lies beneath it.
  @Test(arguments: [
    ("wallpaper:\n  image: AAAA\n", "indeterminate", [4.0041069566148515, 21]),
    (
      "wallpaper:\n  preset: cats\n  background: \"#ffffffff\"\n  tint: \"#ff000000\"\n", "fail",
      [4.0041069566148515, 21]
    ),
    // The preset's own ground and pattern; on the pattern it passes, on the ground it does not.
    ("wallpaper:\n  preset: cats\n", "fail", [4.273667357268613, 5.096426094997594]),
    // A tint is a pattern on the ground, and is laid over a picture.
    (
      "wallpaper:\n  preset: cats\n  background: \"#ff102030\"\n  tint: \"#80ffffff\"\n", "pass",
      [9.267335164695057, 19.140659439231747]
    ),
    ("wallpaper:\n  image: AAAA\n  tint: \"#f2000000\"\n", "pass", [20.205834554019216, 21]),
    (
      "wallpaper:\n  image: AAAA\n  tint: \"#80ffffff\"\n", "indeterminate",
      [4.0041069566148515, 10.408968468101662]
    ),
    (
      "wallpaper:\n  image: AAAA\n  tint: \"#00ffffff\"\n", "indeterminate",
      [4.0041069566148515, 21]
    ),
    // Repeated, the picture itself is painted in the tint: nothing is known of it.
    (
      "wallpaper:\n  image: AAAA\n  scaleType: repeat\n  tint: \"#ff000000\"\n", "indeterminate",
      [4.0041069566148515, 21]
    ),
    // No wallpaper at all, and one that is cut short.
    ("wallpaper: {}\n", "pass", [21.0]),
    ("colors:\n  title: \"#ff000000\"\n", "pass", [21.0]),
    // An opaque bubble hides the picture.
    ("colors:\n  sentMessage: \"#ff000000\"\nwallpaper:\n  image: AAAA\n", "pass", [21.0]),
    ("colors:\n  sentMessage: \"#80ffffff\"\n", "fail", [3.9494396480491156]),
  ])
  func `A translucent bubble on a picture has a range, on a color a number`(
    theme: String, outcome: String, ratios: [Double]
  ) throws {
    let run = try audit("base: LIGHT\n\(theme)")
    #expect(run.errors == "")
    #expect(run.status == (outcome == "pass" ? 0 : 1))
    let result = try #require(try JSONReport(run.output).results.first)
    #expect(result.outcome == outcome)
    #expect(result.context == ["theme": "LIGHT"])
    let range = result.members["ratioRange"] as? [Double]
    let found = range ?? [result.number("ratio") ?? 0]
    #expect(found.count == ratios.count)
    #expect(zip(found, ratios).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  /// Gray text on half white: 7.23 on the white ground, and 1.83 where the black pattern is.
  @Test func `A pattern counts as well as the ground it is on`() throws {
    let run = try audit(
      """
      base: LIGHT
      colors: {title: "#ff575757", sentMessage: "#80ffffff"}
      wallpaper: {preset: cats, background: "#ffffffff", tint: "#ff000000"}
      """, text: "title")
    let result = try #require(try JSONReport(run.output).results.first)
    #expect(result.outcome == "fail")
    let range = try #require(result.members["ratioRange"] as? [Double])
    #expect(
      zip(range, [1.8296410107341647, 7.226056749490168]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(
      result.members["colors"] as? [String: String] == [
        "foreground": "#575757", "background": "#808080",
      ])
  }

  /// A preset of which no source says anything: neither the ground nor the bubbles are known.
  @Test func `A preset that nothing says anything of is not taken for the colors below`() throws {
    let run = try audit("base: LIGHT\nwallpaper: {preset: hearts}\n")
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "mine.theme:2:12: error: 'sentMessage' belongs to the preset 'hearts', but no source before this "
          + "one defines it; expected a token 'presets.hearts.sentMessage'"))
  }

  // MARK: Layers

  private func layered(_ order: [String]?) throws -> JSONReport {
    var files: [String: String] = [:]
    for name in ["app.theme", "user.json", "chat.yaml"] {
      files["layers/\(name)"] = try Fixture.text("SimpleXLayers/\(name)")
    }
    for name in ["base.resolver.json"]
      + ["light", "dark", "simplex", "black"].map({
        "simplex-presets-\($0).tokens.json"
      })
    {
      files[name] = try Fixture.text("SimpleX/\(name)")
    }
    let layers =
      order.map { "\"layers\": [\($0.map { "\"\($0)\"" }.joined(separator: ", "))]," } ?? ""
    let policy = """
      {"tokens": ["base.resolver.json", {"path": "layers/app.theme", "layer": "app"},
         {"path": "layers/user.json", "layer": "user"},
         {"path": "layers/chat.yaml", "format": "simplex", "layer": "chat"}], \(layers)
       "exclude": {"theme": ["LIGHT", "DARK", "BLACK"]},
       "rules": [{"id": "BUBBLE", "pairings": [
         {"foreground": "onSurface", "background": [
           "sentMessage over wallpaper over background",
           "receivedMessage over wallpaper over background"], "usage": "text"}]}]}
      """
    let run = try SystemRun(policy: policy, files: files)
    try #require(run.errors == "")
    return try JSONReport(run.output)
  }

  /// The app's `toAppColors` and `toAppWallpaper`, written anew in Python: least contrast of white on the
  /// sent and the received bubbles, by the layers that there are.
  private static let asTheApp: [(layers: [String], sent: Double, received: Double)] = [
    ([], 14.68595479630571, 14.550219859298132),
    (["chat"], 14.36691638335618, 15.975446188144561),
    (["user"], 11.751110287592164, 2.2953245822822232),
    // A chat with another wallpaper: the user's bubbles are left out.
    (["user", "chat"], 14.36691638335618, 15.975446188144561),
    (["app"], 6.927592787583986, 15.118929347895826),
    (["app", "chat"], 10.79944890544252, 15.975446188144561),
    (["app", "user"], 5.415210433724384, 2.2953245822822232),
    (["app", "user", "chat"], 10.79944890544252, 15.975446188144561),
  ]

  private func expect(
    _ report: JSONReport, _ expected: [(layers: [String], sent: Double, received: Double)]
  ) throws {
    for (layers, sent, received) in expected {
      let results = report.results.filter { result in
        ["app", "user", "chat"].allSatisfy {
          layers.contains($0) == (result.context[$0] != "none")
        }
      }
      #expect(results.count == 2)
      for (bubble, ratio) in [("sentMessage", sent), ("receivedMessage", received)] {
        let result = try #require(results.first { $0.background.first == bubble })
        let found =
          (result.members["ratioRange"] as? [Double])?.first ?? result.number("ratio") ?? 0
        #expect(abs(found - ratio) < 1e-5, "\(bubble) with \(layers)")
      }
    }
  }

  @Test func `The app's themes win over its presets, and users' and chats' over both`() throws {
    try expect(layered(["preset", "app", "user", "chat"]), Self.asTheApp)
  }

  /// The theme engine's document, section 2: base, app, preset, user, chat.
  @Test func `In the order of the document a preset wins over the app's theme`() throws {
    let report = try layered(["app", "preset", "user", "chat"])
    try expect(
      report,
      [
        (["app"], 11.751110287592164, 15.118929347895826),
        (["app", "chat"], 14.36691638335618, 15.975446188144561),
        (["app", "user"], 11.751110287592164, 2.2953245822822232),
        (["app", "user", "chat"], 14.36691638335618, 15.975446188144561),
      ])
  }

  @Test func `A finding names the layer of each color, a preset's among them`() throws {
    let result = try #require(
      layered(["preset", "app", "user", "chat"]).results.first {
        $0.context["app"] == "none" && $0.context["user"] == "none"
          && $0.context["chat"] == "chat" && $0.background.first == "sentMessage"
      })
    let layers = try #require(result.members["layers"] as? [String: Any])
    #expect(layers["background"] as? [String] == ["theme SIMPLEX", "chat chat", "theme SIMPLEX"])
  }
}
