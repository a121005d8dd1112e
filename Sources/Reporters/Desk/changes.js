// What changed, and what came of it: counts, lists, and the text to copy.

function showResult() {
  let [failing, total] = [0, 0];
  const moved = { passes: new Map(), fails: new Map() };
  evaluations.forEach((evaluation, index) => {
    const now = outcome(index);
    if (now === "exempt") return;
    total += 1;
    if (isFinding(now)) failing += 1;
    if (isFinding(now) === isFinding(evaluation.original)) return;
    const map = isFinding(now) ? moved.fails : moved.passes;
    const key = `${evaluation.pairing} ${units[evaluation.unit].minimum}`;
    if (!map.has(key)) map.set(key, []);
    map.get(key).push(index);
  });
  const before = evaluations.filter((evaluation) => isFinding(evaluation.original)).length;
  const count = (map) => [...map.values()].reduce((sum, list) => sum + list.length, 0);
  const [passes, fails] = [count(moved.passes), count(moved.fails)];
  const changed = changedPlaces();
  byId("failing-now").textContent = `${failing} of ${total} fail`;
  byId("failing-before").textContent = changed.length ? ` (${before} before)` : "";
  byId("passes").textContent = `✓ ${passes} newly pass`;
  byId("passes").className = `tag ${passes ? "pass" : "quiet"}`;
  byId("fails").textContent = `✗ ${fails} newly fail`;
  byId("fails").className = `tag ${fails ? "fail" : "quiet"}`;
  byId("undo").disabled = !past.length;
  byId("redo").disabled = !future.length;
  byId("reset").disabled = byId("copy").disabled = byId("save").disabled = !changed.length;
  byId("to-changes").textContent = changed.length ? plural(changed.length, "change") : "no changes";
  byId("changed").replaceChildren(...changed.map(changeRow));
  byId("unchanged").hidden = changed.length > 0;
  showMoved("newly-passes", "pass", moved.passes, passes);
  showMoved("newly-fails", "fail", moved.fails, fails);
  byId("json").value = changed.length ? changesText() : "";
  say(`${failing} of ${total} fail; ${passes} newly pass, ${fails} newly fail`);
}

function changeRow(place) {
  const back = make("button", { type: "button" }, "Put back", make("span", { class: "hidden" }, ` ${place.token}`));
  back.addEventListener("click", () => edit(place.index, place.original));
  const show = make("button", { type: "button", class: "plain" }, named(place.token));
  show.addEventListener("click", () => select(place.index));
  const value = (color) => place.isOpacity ? `${Math.round(color[3] * 10000) / 100} %` : hexOf(color);
  return make("li", {}, make("span", { class: "swap" }, show,
    swatch(place.original), value(place.original), make("span", { class: "to" }, "→"),
    swatch(colors[place.index]), value(colors[place.index]),
    make("i", {}, `${place.file}:${place.line}`)), back);
}

function showMoved(id, word, map, count) {
  byId(id).hidden = count === 0;
  byId(`${id}-title`).textContent = `Newly ${word === "pass" ? "passes" : "fails"}: ${count}`;
  byId(`${id}-list`).replaceChildren(...[...map.values()].slice(0, LIMIT).map((indices) => {
    const [foreground, background] = data.pairings[evaluations[indices[0]].pairing];
    const found = indices.map((index) => evaluations[index].unit);
    const lowest = (ratioOf) => cut(Math.min(...found.map(ratioOf)));
    const contexts = contextText(indices.map((index) => evaluations[index].permutation));
    return make("li", {}, make("strong", {}, named(foreground)), " on ", named(background),
      ` ${lowest((unit) => units[unit].original.exact)} → ${lowest((unit) => readings[unit].exact)}`,
      ` of ${units[found[0]].minimum}${new Set(found).size > 1 ? " at worst" : ""}`,
      make("i", {}, contexts ? ` ${contexts}` : ""));
  }), ...(map.size > LIMIT ? [make("li", {}, `and ${map.size - LIMIT} more`)] : []));
}

/** Says something to those who do not see it, once it holds still. */
let saying;
function say(text) {
  clearTimeout(saying);
  saying = setTimeout(() => { byId("said").textContent = text; }, 600);
}

// MARK: Taking them along

async function copy() {
  const text = changesText();
  try {
    await navigator.clipboard.writeText(text);
    tell("Copied.");
  } catch {
    // Some browsers give no clipboard to a file; the text is there to be copied by hand.
    byId("json-details").open = true;
    byId("json").focus();
    byId("json").select();
    tell("Press Ctrl+C or ⌘C to copy the text below.");
  }
}
function tell(text) {
  byId("told").textContent = text;
}

function save() {
  const link = make("a", { download: "changes.json", href: URL.createObjectURL(new Blob([changesText()], { type: "application/json" })) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
