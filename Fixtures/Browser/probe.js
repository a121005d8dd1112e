// Opens a page in frames of several widths and schemes, measures it from outside, and leaves what was
// measured as JSON. The page itself is not touched, and its own content security policy holds; for the
// accessibility checker, where there is one, a second copy is opened without the policy.
async function open(text, scheme, width) {
  const frame = document.createElement("iframe");
  // A frame prefers the scheme that the element around it uses.
  frame.style.cssText = `width:${width}px;height:800px;border:0;color-scheme:${scheme}`;
  const loaded = new Promise((resolve) => { frame.onload = resolve; });
  frame.srcdoc = text;
  document.body.append(frame);
  await loaded;
  return frame;
}

function hex(color) {
  const match = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color);
  if (!match) return color;
  return "#" + match.slice(1).map((part) => Number(part).toString(16).padStart(2, "0")).join("");
}

/// The colors of every text that shows, each pair once with a text that has it.
function texts(root, view) {
  const pairs = {};
  for (const element of root.querySelectorAll("body *")) {
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === 3).map((node) => node.data).join("").trim();
    if (!text || !element.checkVisibility() || element.closest("style, .hidden")) continue;
    let ground = element;
    while (ground && view.getComputedStyle(ground).backgroundColor === "rgba(0, 0, 0, 0)") {
      ground = ground.parentElement;
    }
    const background = ground ? hex(view.getComputedStyle(ground).backgroundColor) : "none";
    pairs[`${hex(view.getComputedStyle(element).color)} ${background}`] ??= text.slice(0, 40);
  }
  return pairs;
}

function count(root, selector) {
  return [...root.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length;
}

/// The evaluations and groups that show, and whether it is said that a filter is set. A row is for as many
/// evaluations as it says, evenly divided among the contexts of an axis.
function shown(root, axis) {
  const rows = [...root.querySelectorAll(".evaluation")].filter((row) => row.checkVisibility());
  return {
    shown: rows.reduce((sum, row) => {
      const contexts = row.getAttribute(`data-${axis}`) ?? "all";
      return sum + Number(row.dataset.count) / contexts.split(" ").length;
    }, 0),
    groups: count(root, ".group"), said: count(root, ".filtered"),
  };
}

function filters(root) {
  for (const details of root.querySelectorAll(".group")) details.open = true;
  const first = root.querySelector("input[name=show]:checked");
  const result = first ? { preselected: shown(root) } : {};
  for (const radio of root.querySelectorAll("input[name=show]")) {
    radio.checked = true;
    result[radio.id] = shown(root);
  }
  for (const select of root.querySelectorAll("select")) {
    root.getElementById("show-all").checked = true;
    select.selectedIndex = 1;
    result[select.id] = shown(root, select.id);
    select.selectedIndex = 0;
  }
  return result;
}

/// The least height and width of what can be clicked, in pixels.
function target(root) {
  const boxes = [...root.querySelectorAll("a, select, summary, label")]
    .filter((element) => element.checkVisibility()).map((element) => element.getBoundingClientRect());
  return Math.min(...boxes.map((box) => Math.min(box.width, box.height)));
}

async function violations(page, checker, scheme, width) {
  const frame = await open(
    page.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ""), scheme, width);
  const root = frame.contentDocument;
  const script = root.createElement("script");
  script.textContent = checker;
  root.head.append(script);
  for (const details of root.querySelectorAll("details")) details.open = true;
  const report = await frame.contentWindow.axe.run(root, { resultTypes: ["violations"] });
  frame.remove();
  return report.violations.map((found) => `${found.id}: ${found.nodes[0].html.slice(0, 200)}`);
}

async function measure(page, checker) {
  const results = [];
  for (const scheme of ["light", "dark"]) {
    for (const width of [360, 1280]) {
      const frame = await open(page, scheme, width);
      const root = frame.contentDocument;
      const view = frame.contentWindow;
      const least = target(root);
      const overflow = root.documentElement.scrollWidth - root.documentElement.clientWidth;
      const height = root.documentElement.scrollHeight;
      const filtered = filters(root);
      for (const details of root.querySelectorAll("details")) details.open = true;
      results.push({
        scheme, width, height, overflow, filters: filtered, target: least,
        opened: root.documentElement.scrollWidth - root.documentElement.clientWidth,
        isDark: view.matchMedia("(prefers-color-scheme: dark)").matches,
        requests: view.performance.getEntriesByType("resource").map((entry) => entry.name),
        texts: texts(root, view),
        // The checker is slow: each scheme once, each width once.
        violations: checker && (scheme === "light") === (width === 360)
          ? await violations(page, checker, scheme, width) : [],
      });
      frame.remove();
    }
  }
  // Without the policy too nothing may run: that the names are inert does not rest on it.
  const bare = await open(
    page.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ""), "light", 800);
  const requests = bare.contentWindow.performance.getEntriesByType("resource").length;
  bare.remove();
  return { results, ran: window.ran === true, requests };
}
