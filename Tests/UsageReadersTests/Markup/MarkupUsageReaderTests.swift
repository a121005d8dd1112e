import SourceText
import Testing
import UsageReaders

/// The pairs of each text were worked out by hand, from what Tailwind's classes set.
@Suite struct MarkupUsageReaderTests {
  struct Page: CustomTestStringConvertible, Sendable {
    let name: String
    let file: String
    let text: String
    let pairs: [String]
    var unfollowed: [String] = []
    var testDescription: String { name }

    init(
      _ name: String, _ file: String, _ text: String, _ pairs: [String],
      unfollowed: [String] = []
    ) {
      self.name = name
      self.file = file
      self.text = text
      self.pairs = pairs
      self.unfollowed = unfollowed
    }
  }

  static let pages: [Page] = [
    Page(
      "An element with both", "a.html", #"<p class="text-ink bg-card">x</p>"#, ["ink on card text"]),
    Page(
      "Small print in a title", "a.html",
      #"<div class="bg-page text-3xl text-ink">a<span class="text-xs">b</span></div>"#,
      ["ink on page text large", "ink on page text normal"]),
    Page(
      "What is important, and properties in brackets", "a.html",
      #"<a class="!text-ink text-dim bg-page"><b class="[color:var(--x)] text-y">x</b></a>"#,
      ["ink on page text", "--x on page text", "y on page text"]),
    Page(
      "The nearest element around", "a.html",
      #"<main class="bg-page"><div class="bg-card"><p class="text-ink">x</p></div></main>"#,
      ["ink on card text"], unfollowed: ["noForeground: page"]),
    Page(
      "An element that has ended is not around", "a.html",
      #"<main class="bg-page"><div class="bg-card"></div><br><p class="text-ink">x</p></main>"#,
      ["ink on page text"], unfollowed: ["noForeground: card"]),
    Page(
      "States", "a.html",
      #"<a class="bg-card text-ink hover:bg-accent hover:text-on-accent focus:text-dim">x</a>"#,
      [
        "ink on card text", "on-accent on accent text (hover)", "dim on card text (focus)",
      ]),
    Page(
      "A state of one side only", "a.html", #"<a class="bg-card text-ink hover:bg-accent">x</a>"#,
      ["ink on card text", "ink on accent text (hover)"]),
    Page(
      "Dark", "a.html",
      #"<a class="bg-white text-black dark:bg-black dark:text-white">x</a>"#,
      ["black on white text", "white on black text (dark)"]),
    Page(
      "Choices that exclude each other", "a.html",
      #"<a class="bg-page data-[state=on]:bg-accent data-[state=off]:text-dim">x</a>"#,
      ["dim on page text (data-[state=off])"], unfollowed: ["noForeground: accent"]),
    Page(
      "Opacity and values in brackets", "a.html",
      #"<a class="bg-[var(--page)] text-ink/50 border-[color:var(--line)] fill-(--icon)">x</a>"#,
      [
        "ink at 50% on --page text", "--line on --page border", "--icon on --page icon",
      ]),
    Page(
      "What is no color", "a.html",
      """
      <a class="bg-card text-sm text-center text-[14px] border-2 border-x border-solid bg-cover
        ring-2 ring-inset outline-none stroke-2 text-ink border-t-line">x</a>
      """, ["ink on card text normal", "line on card border"]),
    Page(
      "Large text", "a.html",
      #"<b class="bg-card"><i class="text-ink text-2xl"/><i class="text-dim text-xl font-bold"/></b>"#,
      ["ink on card text large", "dim on card text large"]),
    Page(
      "Large text on wide windows only is not known to be large", "a.html",
      #"<i class="bg-card text-ink text-base md:text-2xl">x</i>"#, ["ink on card text"]),
    Page(
      "A placeholder and what is in an element", "a.html",
      #"<div class="bg-card placeholder:text-dim [&_svg]:fill-icon before:bg-accent">x</div>"#,
      ["dim on card text", "icon on card icon"], unfollowed: ["noForeground: accent"]),
    Page(
      "A style sheet in the file", "a.vue",
      "<template><p/></template>\n<style scoped>\n.a { color: var(--x); background: var(--y) }\n</style>",
      ["--x on --y text"]),
    Page(
      "A style of an element", "a.html",
      #"<div style="background: var(--p)"><p style="color: var(--ink)">x</p></div>"#,
      ["--ink on --p text"]),
    Page(
      "JSX", "a.jsx",
      """
      const a = b < c ? 1 : 2;
      export const A = () => (
        <div className="bg-card">
          don't {items.map((i) => <p key={i} className={`text-ink ${i ? "text-x" : ""}`}>it's</p>)}
        </div>
      );
      """, ["ink on card text", "x on card text (if i)"]),
    Page(
      "Types in TSX are no elements", "a.tsx",
      """
      export function A<T extends B>(p: Array<T>): C<T> {
        const [x] = useState<string>("<p>"); const f = <U,>(u: U) => u
        return <p className="text-ink bg-card"/>
      }
      """, ["ink on card text"]),
    Page(
      "Classes in calls", "a.tsx",
      """
      const A = ({ className }) => <p className={cn("bg-card text-ink", isOn && "text-on",
        { "text-dim": isOff }, className)} />
      """,
      ["ink on card text", "on on card text (if isOn)", "dim on card text (if isOff)"]),
    Page(
      "A question decides both sides", "a.tsx",
      #"const A = <a className={x ? "bg-a text-b" : "bg-c text-d"}><i className="text-e"/></a>"#,
      [
        "b on a text (if x)", "d on c text (if not x)", "e on a text (if x)",
        "e on c text (if not x)",
      ]),
    Page(
      "Variants of a control", "a.ts",
      """
      export const v = cva("bg-primary text-on", { variants: {
        variant: { outline: "bg-page text-ink hover:bg-accent", ghost: "text-dim" },
        size: { sm: "h-9" } }, defaultVariants: { variant: "outline" } })
      """,
      [
        "on on primary text", "ink on page text (variant=outline)",
        "ink on accent text (hover variant=outline)", "dim on primary text (variant=ghost)",
      ].map { $0 }),
    Page(
      "Svelte", "a.svelte",
      """
      <script>let a = 1 < 2</script>
      {#if a}<div class="bg-card {a ? 'x' : 'y'}"><p class:text-on={a} class="text-ink">x</p></div>{/if}
      """, ["ink on card text", "on on card text (if a)"]),
    Page(
      "Text in a color from around, on a background between", "a.html",
      """
      <main class="bg-page text-ink"><p class="bg-card">x</p><p class="bg-line"></p><p>y</p>
        <p class="bg-day dark:bg-night"><b class="dark:text-on">z</b></p></main>
      """,
      [
        "ink on page text", "ink on card text", "ink on day text", "on on night text (dark)",
      ], unfollowed: ["noForeground: line"]),
    Page(
      "Code that is text, and code that is not", "a.tsx",
      """
      const A = ({ children }) => <main className="bg-page text-ink">
        <p className="bg-a">{title}</p><p className="bg-b">{/* nothing */}</p>
        <p className="bg-c">{children}</p><p className="bg-d">{on && <i className="bg-e"/>}</p></main>
      """, ["ink on page text", "ink on a text"],
      unfollowed: ["b", "c", "d", "e"].map { "noForeground: \($0)" }),
    Page(
      "A ring stands on what is around, also where its own fill is opaque", "a.tsx",
      #"const A = <p className="bg-page"><a className="bg-fill text-on focus:ring-line">x</a></p>"#,
      ["on on fill text", "line on page border (focus)"], unfollowed: ["noForeground: page"]),
    Page(
      "A background that dark takes away", "a.html",
      """
      <div class="bg-white dark:bg-black"><p class="bg-card dark:bg-transparent"><b class="text-ink">x</b>
      </p></div>
      """, ["ink on card text", "ink on black text (dark)"], unfollowed: ["noForeground: white"]),
    Page(
      "Strings of classes that are in no attribute", "a.tsx",
      """
      import a from "some-package of-mine"
      const styles = { on: "bg-on text-ink", off: 'text-dim flex' }
      const A = <Picker classNames={{ day: "bg-day text-night" }} note="bg-page text-ink"/>
      """, ["ink on on text", "night on day text"],
      unfollowed: ["component: dim, in a string of classes"]),
    Page(
      "An object of styles", "a.tsx",
      """
      const A = ({ style }) => <div style={{ backgroundColor: "var(--p)", ...style }}>
        <p style={{ color: isOn ? "var(--on)" : `var(--off)`, "--w": 1 } as React.CSSProperties}/></div>
      """, ["--on on --p text (if isOn)", "--off on --p text (if not isOn)"]),
    Page(
      "A state in an object of styles", "a.tsx",
      """
      const A = <a css={{ color: "var(--ink)", background: "var(--p)", "&:hover": { color: "var(--on)" } }}/>
      """, ["--ink on --p text", "--on on --p text (:hover)"]),
    Page(
      "An object of styles in Vue, and a list of them", "a.vue",
      #"<p :style="[{ color: 'var(--ink)' }, { background: 'var(--p)' }]"/>"#, ["--ink on --p text"]
    ),
    Page(
      "Single properties of Svelte and Angular", "a.svelte",
      #"<p style:color={'var(--ink)'} [style.background]="'var(--p)'" style:border-color="var(--b)"/>"#,
      ["--ink on --p text", "--b on --p border"]),
    Page(
      "A style is above classes, and they are above attributes of SVG", "a.html",
      """
      <g class="bg-card"><path class="fill-a" style="fill: var(--b)" fill="red"/>
        <path class="fill-c" fill="red"/></g>
      """,
      ["--b on card icon", "c on card icon"]),
    Page(
      "A size in brackets or in a style is no other size", "a.html",
      """
      <i class="bg-a text-b text-2xl text-[12px]"/><i class="bg-a text-c text-2xl" style="font-size: 1em"/>
      <i class="bg-a text-d text-[1.5rem]"/><i class="bg-a text-e text-2xl text-[length:var(--s)]"/>
      """, ["b on a text", "c on a text", "d on a text large", "e on a text"]),
    Page(
      "A fallback in a class", "a.html",
      #"<p class="bg-(--p,var(--q)) text-[var(--x,var(--y))]/50"/>"#,
      ["--x or --y at 50% on --p or --q text"]),
    Page(
      "Vue", "a.vue",
      #"<template><div :class="['bg-card', { 'text-ink': on }]">{{ a < b }}</div></template>"#,
      ["ink on card text (if on)"]),
  ]

  @Test(arguments: pages)
  func `The pairs are those worked out by hand`(page: Page) throws {
    let usage = try ReadUsage(page.text, named: page.file)
    #expect(usage.pairs.sorted() == page.pairs.sorted())
    #expect(usage.unfollowed.sorted() == page.unfollowed.sorted())
  }

  static let unfollowed: [(file: String, text: String, reason: String)] = [
    ("a.html", #"<p class="text-ink">x</p>"#, "noBackground: ink"),
    (
      "a.tsx", #"<div className="bg-page"><Card><p className="text-ink"/></Card></div>"#,
      "component: ink, in <Card>"
    ),
    ("a.tsx", #"<Card className="text-ink"/>"#, "component: ink, in <Card>"),
    (
      "a.tsx", #"<div className="bg-page"><A icon={<i className="text-ink"/>}/></div>"#,
      "component: ink, in the value of an attribute"
    ),
    (
      "a.tsx", #"<p className={cn(styles.a, "text-ink")}/>"#,
      "component: ink, with the classes of styles.a"
    ),
    (
      "a.html", #"<p class="bg-gradient-to-r text-ink">x</p>"#,
      "picture: ink on bg-gradient-to-r"
    ),
    (
      "a.html", #"<p class="bg-card text-ink opacity-50">x</p>"#,
      "opacity: the text of this element"
    ),
    ("a.html", #"<p class="bg-card text-ink/(--o)">x</p>"#, "computed: ink/(--o)"),
    (
      "a.tsx", #"<p className="bg-a" style={{ color: theme.ink }}/>"#, "computed: theme.ink"
    ),
    (
      "a.tsx", #"<div style={box}><p className="text-ink"/></div>"#,
      "computed: ink, with the style box"
    ),
    (
      "a.tsx", #"<div style={{ background: page }}><p className="text-ink"/></div>"#,
      "computed: ink on page"
    ),
    (
      "a.tsx", #"<div css={{ "& svg": { fill: "red" } }}><p className="text-ink"/></div>"#,
      "computed: ink, with the style & svg"
    ),
    ("a.svelte", #"<p class="bg-a" style="color: {ink}">"#, "computed: an interpolation"),
    (
      "a.html", #"<p style="{{ styles }}" class="text-ink">"#,
      "computed: ink, with the style in quotes"
    ),
    ("a.ts", "const A = styled.p`color: ${ink}; background: red`", "unread: a style in a template"),
    ("a.ts", "const a = html`<p class=\"text-ink bg-a\"/>`", "unread: markup in a template"),
    ("a.vue", #"<style lang="scss">$a: 1;</style>"#, "unread: a style in scss"),
  ]

  @Test(arguments: unfollowed)
  func `What cannot be followed is said and not guessed`(
    file: String, text: String, reason: String
  ) throws {
    let usage = try ReadUsage(text, named: file)
    #expect(usage.unfollowed.contains(reason), "\(usage.unfollowed)")
    let isKnown = reason.hasPrefix("opacity")
    #expect(isKnown || usage.pairs == [])
  }

  @Test func `Places are those of the classes`() throws {
    let usage = try ReadUsage("<p\n class=\"bg-card\n  text-ink\">", named: "a.html")
    let pair = try #require(usage.reading.pairs.first)
    #expect(pair.place.start == SourcePosition(line: 3, column: 3))
    #expect(pair.backgroundPlace.start == SourcePosition(line: 2, column: 9))
  }
}
