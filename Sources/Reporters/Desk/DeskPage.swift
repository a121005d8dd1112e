package import AuditEngine
import SourceText

/// A page to try colors on: one file with a script and without network, for a browser.
///
/// All that comes from files is data, which the script shows as text. Only the script of the page may
/// run: its content security policy names it by hash, and forbids every request.
package struct DeskPage {
  private let data: DeskData
  private var report: AuditReport { data.model.report }

  /// How every such page begins, so that nothing else is ever overwritten.
  package static let beginning =
    "<!DOCTYPE html>\n<html lang=\"en\" class=\"contrast-audit-desk\">\n"

  /// The address of a file, from its absolute path, for a browser.
  package static func address(of path: String) -> String { "file://" + SARIFText.path(path) }

  /// A page for a system.
  ///
  /// - Parameters:
  ///   - refusals: by place, why nothing can be written there; nil where it can.
  ///   - hasOpacity: by place, whether an opacity can be written with the color.
  ///   - command: what writes the changes, as a shell reads it.
  package init(
    _ model: DeskModel, refusals: [String?], hasOpacity: [Bool], command: String
  ) {
    data = DeskData(model: model, refusals: refusals, hasOpacity: hasOpacity, command: command)
  }

  /// Writes the page.
  package func write(to output: inout ReportOutput) {
    let script = Self.script
    let name = HTMLText.name(report.system ?? "your system")
    output.append(
      """
      \(Self.beginning)<head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      script-src 'sha256-\(SHA256.base64(of: Array(script.utf8)))'; style-src 'unsafe-inline'; \
      base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>Try colors: \(HTMLText.text(report.system ?? "your system", limit: HTMLText.nameLimit))</title>
      <style>
      \(Self.text(PackageResources.palette_css))\(Self.text(PackageResources.layout_css))\
      \(Self.text(PackageResources.desk_css))</style>
      </head>
      <body>
      <a class="skip" href="#editor">Skip to the editor</a>
      \(HTMLSample.definitions)\(Self.filters)<header>
      <h1>Try colors on \(name)</h1>
      <p class="lead">Change a color and see at once what passes and what fails. This page computes as the \
      tool does and sends nothing. No file changes until you run the command under <em>Changes</em>.</p>
      \(notices)<p class="notice fail" id="distrust" role="alert" hidden></p>
      <noscript><p class="notice fail">This page needs its script.</p></noscript>
      </header>
      \(Self.result)<main id="main" class="desk">
      \(colors)<div class="work">
      \(Self.editor)\(Self.pairings)\(changes)</div>
      </main>
      <footer><p>Made by \(HTMLText.name("\(report.tool.name) \(report.tool.version)")). Ratios are WCAG 2.2’s, \
      exact and with 8 bits a channel; a ratio that is shown is cut down, never rounded up. Simulated vision \
      changes the samples alone: Machado, Oliveira and Fernandes 2009.</p></footer>
      <script type="application/json" id="data">
      """)
    output.append(data.text)
    output.append("</script>\n<script>\(script)</script>\n</body>\n</html>\n")
  }

  /// The files of the script, from bottom to top.
  static let script =
    "\"use strict\";\n"
    + [
      PackageResources.colors_js, PackageResources.contrast_js, PackageResources.backdrops_js,
      PackageResources.model_js, PackageResources.page_js, PackageResources.changes_js,
      PackageResources.editor_js,
    ].map(text).joined(separator: "\n")

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  // MARK: What it leaves out

  private var notices: String {
    let places = data.model.places
    let fixed = places.all.indices.filter {
      places.all[$0].obstacle != nil || data.refusals[$0] != nil
    }.count
    var lines: [String] = []
    if fixed > 0 {
      lines.append(
        "Fixed on this page: \(fixed) of \(places.all.count) colors. Each says why.")
    }
    if !places.placeless.isEmpty {
      lines.append(
        "Not in the list, because what they are is no single color in a file: "
          + HTMLText.names(places.placeless, separator: ", ") + ".")
    }
    if !report.structural.isEmpty {
      lines.append(
        "Checks of tokens beside the pairings, \(report.structural.count) of them, are not computed here, "
          + "but by the command that writes the changes.")
    }
    return lines.map { "<p class=\"notice quiet\">\($0)</p>\n" }.joined()
  }

  // MARK: Parts

  /// What the filters of color vision do with linear light.
  private static let filters: String = {
    let rows = [
      (
        "protan",
        "0.152286 1.052583 -0.204868 0.114503 0.786281 0.099216 -0.003882 -0.048116 1.051998"
      ),
      (
        "deutan",
        "0.367322 0.860646 -0.227968 0.280085 0.672501 0.047413 -0.011820 0.042940 0.968881"
      ),
      (
        "tritan",
        "1.255528 -0.076749 -0.178779 -0.078411 0.930809 0.147602 0.004733 0.691367 0.303900"
      ),
      ("gray", "0.2126 0.7152 0.0722 0.2126 0.7152 0.0722 0.2126 0.7152 0.0722"),
    ]
    let filters = rows.map { id, numbers in
      let parts = numbers.split(separator: " ").map(String.init)
      let lines = [0, 3, 6].map { parts[$0..<$0 + 3].joined(separator: " ") + " 0 0" }
      return
        "<filter id=\"\(id)\" color-interpolation-filters=\"linearRGB\"><feColorMatrix values=\""
        + lines.joined(separator: " ") + " 0 0 0 1 0\"/></filter>"
    }
    return "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\" "
      + "focusable=\"false\">\(filters.joined())</svg>\n"
  }()

  private static let result = """
    <section class="result" aria-label="Result"><div>
    <p class="counts-now"><span><strong id="failing-now"></strong><span id="failing-before"></span></span> \
    <span class="tag quiet" id="passes"></span> <span class="tag quiet" id="fails"></span></p>
    <p class="hidden" role="status" id="said"></p>
    <div class="tools">
    <button type="button" id="undo">Undo</button>
    <button type="button" id="redo">Redo</button>
    <button type="button" id="reset">Start over</button>
    <label>Seen with <select id="vision">
    <option value="">full color vision</option>
    <option value="protan">protanopia, no red cones</option>
    <option value="deutan">deuteranopia, no green cones</option>
    <option value="tritan">tritanopia, no blue cones</option>
    <option value="gray">achromatopsia, no color</option>
    </select></label>
    <button type="button" class="main" id="copy">Copy changes</button>
    <a href="#changes" id="to-changes"></a>
    <span id="told" role="status"></span>
    </div></div></section>

    """

  private var colors: String {
    let choosers = report.axes.indices.map { axis -> String in
      var seen: Set<String> = []
      let names = report.permutations.map { $0[axis] }.filter { seen.insert($0).inserted }
      let options = names.map { name in
        let text = HTMLText.text(name, limit: HTMLText.nameLimit)
        return "<option value=\"\(HTMLText.text(name.inert))\">\(text)</option>"
      }
      let title = HTMLText.text(report.axes[axis], limit: HTMLText.nameLimit)
      return "<p class=\"field\"><label for=\"axis-\(axis)\">\(title)</label>"
        + "<select id=\"axis-\(axis)\"><option value=\"\">all</option>\(options.joined())</select></p>\n"
    }
    return """
      <section id="colors" aria-labelledby="colors-title">
      <h2 id="colors-title">Colors</h2>
      <div class="finder">
      <p class="field"><label for="find">Find by name, value or file</label>\
      <input type="search" id="find" autocomplete="off" spellcheck="false"></p>
      \(choosers.joined())<label class="check"><input type="checkbox" id="failing"> Only where something fails</label>
      </div>
      <p class="lead" id="listed"></p>
      <ul class="list box" id="list"></ul>
      </section>

      """
  }

  private static func slider(
    _ id: String, _ title: String, most: String, step: String
  ) -> String {
    """
    <div class="slider" id="\(id)-field"><label for="\(id)">\(title) <output id="\(id)-value" \
    for="\(id)"></output></label><input type="range" id="\(id)" min="0" max="\(most)" step="\(step)"></div>

    """
  }

  private static let editor = """
    <section id="editor" class="box" aria-labelledby="editor-title" tabindex="-1" hidden>
    <h2 id="editor-title"></h2>
    <p class="lead" id="where"></p>
    <p class="notice quiet" id="reason" hidden></p>
    <fieldset id="controls"><legend class="hidden">The color</legend><div class="controls">
    <div class="exact">
    <div class="pair-of" aria-hidden="true"><span id="then"></span><span id="now"></span></div>
    <div class="entry">
    <p class="field" id="pick-field"><label for="pick">Pick</label><input type="color" id="pick"></p>
    <p class="field" id="hex-field"><label for="hex">Hex</label><input type="text" id="hex" maxlength="9" \
    autocomplete="off" spellcheck="false" aria-describedby="hex-message"></p>
    </div>
    <p id="hex-message" role="alert"></p>
    <button type="button" id="put-back"></button>
    </div>
    <div class="sliders">
    \(slider("lightness", "Lightness", most: "100", step: "0.1"))\
    \(slider("chroma", "Chroma", most: "0.37", step: "0.001"))\
    \(slider("hue", "Hue", most: "360", step: "0.1"))\
    \(slider("opacity", "Opacity", most: "100", step: "1"))\
    <p class="more" id="edge"></p>
    </div>
    </div></fieldset>
    </section>

    """

  private static let pairings = """
    <section id="pairings" aria-labelledby="pairings-title">
    <h2 id="pairings-title">Pairings of this color</h2>
    <p class="lead" id="pairings-note"></p>
    <ul class="list box" id="rows"></ul>
    <p class="actions"><button type="button" id="all-rows" hidden></button></p>
    </section>

    """

  private var changes: String {
    """
    <section id="changes" aria-labelledby="changes-title">
    <h2 id="changes-title">Changes</h2>
    <p class="lead" id="unchanged">Nothing is changed yet.</p>
    <ul class="list box" id="changed"></ul>
    <details class="box" id="newly-fails" open hidden><summary id="newly-fails-title"></summary>\
    <ul class="plain-list body" id="newly-fails-list"></ul></details>
    <details class="box" id="newly-passes" hidden><summary id="newly-passes-title"></summary>\
    <ul class="plain-list body" id="newly-passes-list"></ul></details>
    <p class="actions"><button type="button" id="save">Save changes.json</button></p>
    <p class="lead">Beside that file, this command shows what they do, and with <code>--write</code> puts them into \
    the sources:</p>
    <p><code class="copy">\(HTMLText.text(data.command))</code></p>
    <details class="box" id="json-details"><summary>The changes as text</summary>\
    <div class="body"><textarea id="json" readonly aria-label="The changes as JSON"></textarea></div></details>
    </section>

    """
  }
}
