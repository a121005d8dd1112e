// Puts style sheets into two frames, one for each scheme, and notes the colors that the browser computes of
// custom properties: on the root element, and on an element within that has a class.
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
    "<!doctype html><html lang=en><head><style id=sheet></style></head><body><p class=x></p></body></html>";
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

async function measure(sheets, tokens, queries, supports, selectors) {
  const frames = { light: await frame("light"), dark: await frame("dark") };
  const result = { sheets: sheets.map(() => ({})), truths: {} };
  for (const scheme of ["light", "dark"]) {
    const root = frames[scheme].contentDocument;
    const view = frames[scheme].contentWindow;
    const sheet = root.getElementById("sheet");
    const html = root.documentElement;
    const inner = root.querySelector(".x");
    for (const query of queries) result.truths[query] = view.matchMedia(query).matches;
    for (const query of supports) result.truths[query] = view.CSS.supports(query.slice("@supports ".length));
    for (const selector of selectors) {
      let matches = [false, false];
      try { matches = [html.matches(selector), inner.matches(selector)]; } catch { }
      result.truths[selector] = matches;
    }
    sheets.forEach((text, index) => {
      sheet.textContent = text;
      const found = result.sheets[index];
      found[scheme] = colors(html, view, tokens);
      found[`${scheme} inner`] = colors(inner, view, tokens);
      html.className = scheme;
      found[`${scheme} chosen`] = colors(html, view, tokens);
      html.removeAttribute("class");
    });
  }
  return result;
}
