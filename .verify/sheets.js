// Puts style sheets into two frames, one for each scheme, and notes the colors that the browser computes of
// custom properties: on the root element, and on an element within that has a class. Where the page chooses a
// scheme, its class and attribute are on the root element, on the body, or on an element within.
const properties = [
  "background-color", "border-top-color", "border-right-color", "border-bottom-color",
  "border-left-color", "outline-color",
];

async function frame(scheme) {
  const frame = document.createElement("iframe");
  // A frame prefers the scheme that the element around it uses.
  frame.style.cssText = `width:800px;height:600px;border:0;color-scheme:${scheme}`;
  const loaded = new Promise((resolve) => { frame.onload = resolve; });
  frame.srcdoc =
    "<!doctype html><html lang=en><head><style id=sheet></style></head><body><p class=x></p><i></i></body></html>";
  document.body.append(frame);
  await loaded;
  return frame;
}

/// The colors of the tokens on an element; what is no color is rgb(1, 2, 3) or transparent.
function colors(element, view, tokens) {
  element.setAttribute("style", "color:rgb(1,2,3);" + tokens.map(
    (name, index) => `${properties[index]}:var(--${name}) !important`).join(";"));
  const style = view.getComputedStyle(element);
  const found = tokens.map((_, index) => style.getPropertyValue(properties[index]));
  element.removeAttribute("style");
  return found;
}

/// Whether a condition, as the tool names it, holds: of the root element, of the one within, and of the root
/// element where it chooses light or dark.
function truth(name, root, view) {
  if (name.startsWith("(")) return view.matchMedia(name).matches;
  if (name.startsWith("@supports ")) return view.CSS.supports(name.slice("@supports ".length));
  // The page has no container, runs no animation and no transition, and no browser knows '@foo'.
  if (/^@(container|keyframes|starting-style|foo)\b/.test(name)) return false;
  if (name.startsWith("@") || name.startsWith("color-scheme")) return null;
  // The root has it as a rule of its own.
  if (name === "*") return [false, true, false, false];
  try {
    const html = root.documentElement;
    const found = [html.matches(name), root.querySelector(".x").matches(name)];
    for (const scheme of ["light", "dark"]) {
      choose(html, scheme);
      found.push(html.matches(name));
    }
    choose(html, "");
    return found;
  } catch {
    return null;
  }
}

/// Whether the root element, and the one within, ever match a selector, whatever scheme the page chooses.
/// What the browser takes for no selector matches neither: it drops the rule.
function matches(name, root) {
  const found = [false, false];
  for (const scheme of ["", "light", "dark"]) {
    choose(root.documentElement, scheme);
    try {
      found[0] ||= root.documentElement.matches(name);
      found[1] ||= root.querySelector(".x").matches(name);
    } catch { /* Matches neither. */ }
  }
  choose(root.documentElement, "");
  return found;
}

/// Makes an element choose a scheme, or none.
function choose(element, scheme) {
  element.removeAttribute("class");
  element.removeAttribute("data-theme");
  if (scheme) element.className = element.dataset.theme = scheme;
}

async function measure(sheets, tokens, conditions, selectors) {
  const frames = { light: await frame("light"), dark: await frame("dark") };
  const result = { sheets: sheets.map(() => ({})), truths: {}, matches: {} };
  for (const scheme of ["light", "dark"]) {
    const root = frames[scheme].contentDocument;
    const view = frames[scheme].contentWindow;
    const sheet = root.getElementById("sheet");
    const html = root.documentElement;
    for (const name of conditions) result.truths[name] = truth(name, root, view);
    for (const name of selectors) result.matches[name] = matches(name, root);
    sheets.forEach((text, index) => {
      sheet.textContent = text;
      const found = result.sheets[index];
      found[scheme] = colors(html, view, tokens);
      found[`${scheme} inner`] = colors(root.querySelector(".x"), view, tokens);
      const places = { chosen: html, body: root.body, within: root.querySelector("i") };
      for (const place in places) {
        choose(places[place], scheme);
        found[`${scheme} ${place}`] = colors(places[place], view, tokens);
        choose(places[place], "");
      }
    });
  }
  return result;
}
