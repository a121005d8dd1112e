// Loads pages from files in frames, one for each scheme, puts each into its states, and notes the colors that the
// browser computes of custom properties on the body and on an element within, and which conditions hold there.

/// Whether a condition, as the tool names it, holds on an element or around it; nil where that cannot be told.
function holds(name, element, view) {
  const root = element.ownerDocument;
  if (name.startsWith("(")) return view.matchMedia(name).matches;
  if (name.startsWith("@container")) {
    // The root is in no container, and of which element a rule is the name does not say.
    const [own, atRoot] = [element, root.documentElement].map((each) => probed(name, each, view));
    return own === atRoot ? own : null;
  }
  if (name.startsWith("@") || name.startsWith("color-scheme")) {
    if (/^@(supports|media|starting-style|keyframes|foo)\b/.test(name)) return probed(name, element, view);
    return null;
  }
  // What a prefix stands for, the style sheet says.
  if (/[^*\s(,[]\|[^=]/.test(name)) return null;
  // Below, the root is the scope, and `&` is too.
  // The tool writes names without their escapes.
  const selector = name.replaceAll(":scope", ":root").replaceAll("&", ":root").replace(/([#.])(\d)/g, "$1\\3$2 ");
  for (let each = element; each; each = each.parentElement) {
    try {
      if (each.matches(selector)) return true;
    } catch {
      // The browser takes it for no selector, and drops the rule.
      return false;
    }
  }
  return false;
}

/// Whether rules within an at-rule apply to an element.
function probed(name, element, view) {
  const probe = view.document.createElement("style");
  probe.textContent = `${name} { * { --probe: on } }`;
  view.document.head.append(probe);
  const found = view.getComputedStyle(element).getPropertyValue("--probe") === "on";
  probe.remove();
  return found;
}

/// Gives elements the classes and attributes of a state, and gives what takes them away.
function put(parts, root) {
  const elements = { html: root.documentElement, body: root.body, within: root.querySelector("main") };
  const before = [];
  for (const [place, part] of parts) {
    const element = elements[place];
    before.push([element, element.getAttribute("class"), element.getAttribute("data-theme")]);
    if (part.startsWith(".")) element.classList.add(part.slice(1));
    else element.setAttribute("data-theme", part.slice(1));
  }
  return () => {
    for (const [element, classes, theme] of before.reverse()) {
      if (classes === null) element.removeAttribute("class"); else element.setAttribute("class", classes);
      if (theme === null) element.removeAttribute("data-theme"); else element.setAttribute("data-theme", theme);
    }
  };
}

async function load(frame, address) {
  const loaded = new Promise((resolve) => { frame.onload = resolve; });
  frame.removeAttribute("srcdoc");
  frame.src = address;
  await loaded;
}

/// The rules that may apply on a page, as the browser read them: none of a sheet that it did not load, and none for
/// browsers without something.
function text(rules) {
  return Array.from(rules).map((rule) => {
    if (/^(print|not all)$/.test(rule.media?.mediaText)) return "";
    if (rule.type === CSSRule.IMPORT_RULE) return sheetText(rule.styleSheet);
    if (rule.type === CSSRule.SUPPORTS_RULE && !CSS.supports(rule.conditionText)) return "";
    const inner = rule.cssRules ? text(rule.cssRules) : "";
    return rule.selectorText ? `${rule.selectorText} {${inner}}` : inner;
  }).join("\n");
}

function sheetText(sheet) {
  // One that is imported in a circle has no rules to show.
  try { return sheet ? text(sheet.cssRules) : ""; } catch { return ""; }
}

async function measurePages(pages, tokens) {
  const frames = {};
  for (const scheme of ["light", "dark"]) frames[scheme] = await frame(scheme);
  const found = [];
  for (const page of pages) {
    await Promise.all(Object.values(frames).map((frame) => load(frame, page.address)));
    const result = { rules: Array.from(frames.light.contentDocument.styleSheets).map(sheetText).join("\n") };
    for (const scheme of ["light", "dark"]) {
      const view = frames[scheme].contentWindow;
      const root = frames[scheme].contentDocument;
      result[scheme] = page.states.map((parts) => {
        const back = put(parts, root);
        const seen = [root.body, root.querySelector("p")].map((element) => ({
          colors: colors(element, view, tokens),
          truths: Object.fromEntries(page.conditions.map((name) => [name, holds(name, element, view)])),
        }));
        back();
        return seen;
      });
    }
    found.push(result);
  }
  return found;
}
