// The page: colors to choose from, an editor, the pairings that the chosen color reaches, and what changed.

const byId = (id) => document.getElementById(id);

/** An element with attributes and children; text is never read as HTML. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}
/** A name apart from the direction of the text around it, which may break where a part of it begins. */
function named(text, attributes = {}) {
  const parts = text.split(/(?<=[./_])|(?<=[a-z])(?=[A-Z])/);
  return make("bdi", attributes, ...parts.flatMap((part, i) => (i ? [make("wbr"), part] : [part])));
}
const css = (color) => `color(srgb ${color.slice(0, 3).join(" ")} / ${color[3]})`;
const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** A ratio cut to two decimals, never rounded up. */
function cut(value) {
  if (Number.isNaN(value)) return "none";
  let hundredths = Math.floor(value * 100);
  // The product may have been rounded, either way.
  if ((hundredths + 1) / 100 <= value) hundredths += 1;
  if (hundredths / 100 > value) hundredths -= 1;
  return (hundredths / 100).toFixed(2);
}
const WORDS = {
  pass: ["pass", "✓ passes"], fail: ["fail", "✗ fails"], indeterminate: ["doubt", "? depends"],
  exempt: ["quiet", "exempt"], waived: ["quiet", "waived"], known: ["quiet", "known"],
};
const tagOf = (outcome) => make("span", { class: `tag ${WORDS[outcome][0]}` }, WORDS[outcome][1]);

// MARK: Contexts

/** Contexts in few words: what differs, and nothing where all are meant. */
function contextText(permutations) {
  const sets = data.axes.map((_, axis) => unique(permutations.map((p) => data.permutations[p][axis])));
  const all = data.axes.map((_, axis) => unique(data.permutations.map((names) => names[axis])));
  const product = sets.reduce((count, set) => count * set.length, 1);
  if (product === permutations.length) {
    const shown = sets.filter((set, axis) => set.length < all[axis].length).map(few);
    return shown.length ? shown.join(" · ") : data.axes.length ? "everywhere" : "";
  }
  return few(permutations.map((p) => data.permutations[p].join(" · ")));
}
const few = (list) => list.length > 4 ? `${list.slice(0, 3).join(", ")} and ${list.length - 3} more` : list.join(", ");

/** Whether a permutation is one of those that the filter leaves. */
const isShown = (permutation) => data.axes.every((_, axis) => {
  const chosen = byId(`axis-${axis}`)?.value ?? "";
  return chosen === "" || data.permutations[permutation][axis] === chosen;
});

// MARK: The list of colors

const LIMIT = 300;
const evaluationsOf = (place) => unitsOfPlace[place].flatMap((unit) => evaluationsOfUnit[unit]);
const failuresOf = (place) => evaluationsOf(place).filter((index) => isFinding(outcome(index))).length;
/** The buttons of the list, by place. */
const buttons = new Map();
let selected = -1;

function colorValue(place) {
  const color = colors[place.index];
  return place.isOpacity ? `${Math.round(color[3] * 10000) / 100} %` : hexOf(color);
}

function swatch(color) {
  const inner = make("span");
  inner.style.background = css(color);
  return make("span", { class: "swatch", "aria-hidden": "true" }, inner);
}

function listColors() {
  const words = byId("find").value.toLowerCase().split(/\s+/);
  const onlyFailing = byId("failing").checked;
  const isNarrowed = data.axes.some((_, axis) => byId(`axis-${axis}`)?.value);
  const found = places.filter((place) => {
    const text = `${place.token} ${colorValue(place)} ${place.contexts.join(" ")} ${place.file}`.toLowerCase();
    return words.every((word) => text.includes(word))
      && (!onlyFailing || failuresOf(place.index) > 0)
      && (!isNarrowed || evaluationsOf(place.index).some((index) => isShown(evaluations[index].permutation)));
  });
  const failures = new Map(found.map((place) => [place, failuresOf(place.index)]));
  found.sort((a, b) => failures.get(b) - failures.get(a) || a.index - b.index);
  buttons.clear();
  byId("list").replaceChildren(...found.slice(0, LIMIT).map((place) => {
    const button = make("button", { type: "button", "aria-current": place.index === selected && "true" });
    button.addEventListener("click", (event) => {
      select(place.index);
      // Who chose by key need not walk through the rest of the list.
      if (event.detail === 0) byId("editor").focus();
    });
    buttons.set(place.index, button);
    fillButton(place);
    return make("li", {}, button);
  }));
  byId("listed").textContent = found.length > LIMIT
    ? `The first ${LIMIT} of ${found.length}; find the others by name.` : found.length ? "" : "No color is like that.";
}

function fillButton(place) {
  const button = buttons.get(place.index);
  if (!button) return;
  const failures = failuresOf(place.index);
  const count = evaluationsOf(place.index).length;
  const isChanged = !isSame(colors[place.index], place.original);
  button.replaceChildren(
    swatch(colors[place.index]),
    make("span", { class: "what" },
      named(place.token, { class: "name" }),
      make("i", {}, [place.contexts.join(" · "), `${place.file.split("/").pop()}:${place.line}`].filter(Boolean).join(" · "))),
    make("span", { class: "value" }, isChanged ? make("b", {}, make("span", { class: "hidden" }, "changed: "), "● ") : "",
      colorValue(place)),
    place.reason ? make("span", { class: "tag quiet" }, "fixed here")
      : failures ? make("span", { class: "tag fail" }, `✗ ${failures}`)
        : count ? make("span", { class: "tag pass" }, "✓") : make("span", { class: "tag quiet" }, "unused"));
}

function select(place, isMoving = true) {
  buttons.get(selected)?.removeAttribute("aria-current");
  selected = place;
  buttons.get(selected)?.setAttribute("aria-current", "true");
  showEditor();
  listPairings();
  // Where the editor stands below the list, choosing leads there.
  if (isMoving && !matchMedia("(min-width: 64rem)").matches) byId("editor").scrollIntoView();
}

// MARK: Pairings of the chosen color

/** What to fill anew when a color moves: for each row its unit and how to show it. */
let rows = [];
/** How many rows are shown before all are asked for: what changed is to be near. */
const FIRST_ROWS = 20;

function listPairings(limit = FIRST_ROWS) {
  const groups = new Map();
  for (const index of selected < 0 ? [] : evaluationsOf(selected)) {
    const { permutation, pairing, unit } = evaluations[index];
    if (!isShown(permutation)) continue;
    const key = `${pairing} ${unit}`;
    if (!groups.has(key)) groups.set(key, { pairing, unit, indices: [] });
    groups.get(key).indices.push(index);
  }
  const order = ({ unit, indices }) => isFinding(outcome(indices[0])) ? readings[unit].exact / units[unit].minimum
    : outcome(indices[0]) === "pass" ? 100 : 1000;
  const sorted = [...groups.values()].sort((a, b) => order(a) - order(b));
  rows = sorted.slice(0, limit).map(makeRow);
  byId("rows").replaceChildren(...rows.map((row) => row.element));
  rows.forEach((row) => row.fill());
  byId("pairings-note").textContent = sorted.length > rows.length
    ? `The first ${rows.length} of ${sorted.length}, worst first.`
    : sorted.length || selected < 0 ? "" : "No pairing uses this color in the chosen themes and schemes.";
  byId("all-rows").hidden = sorted.length <= rows.length;
  byId("all-rows").textContent = `Show all ${sorted.length}`;
}

function makeRow({ pairing, unit, indices }) {
  const [foreground, background, rule, use] = data.pairings[pairing];
  const { minimum, usage } = units[unit];
  const samples = make("div", { class: "samples" });
  const measured = make("div", { class: "measured" });
  const element = make("li", {}, make("div", { class: "evaluation" }, samples,
    make("div", { class: "names-of" },
      make("strong", {}, named(foreground)), " on ", named(background),
      make("i", {}, [contextText(indices.map((index) => evaluations[index].permutation)), rule].filter(Boolean).join(" · "))),
    measured));
  const before = { reading: judged(unit), outcome: evaluations[indices[0]].original };
  return {
    element, unit,
    fill() {
      const reading = readings[unit];
      const now = outcome(indices[0]);
      const isMoved = reading.exact !== before.reading.exact;
      samples.replaceChildren(...(isMoved ? [sample(before.reading, use, usage)] : []), sample(reading, use, usage));
      const demand = minimum === null ? "" : ` of ${minimum}`;
      const isBorderline = minimum !== null && meets(reading.exact, minimum) && !meets(reading.eightBit, minimum);
      measured.replaceChildren(
        make("span", { class: "ratio" }, ...(isMoved ? [`${cut(before.reading.exact)} → `] : []),
          make("b", {}, cut(reading.exact)), demand,
          ...(isBorderline ? [make("i", {}, ` ${cut(reading.eightBit)} in 8 bits`)] : []),
          ...(reading.refusal ? [make("i", {}, ` cannot be judged: ${reading.refusal}`)] : [])),
        make("span", { class: "verdict" }, tagOf(now),
          ...(now !== before.outcome ? [make("i", {}, `was ${WORDS[before.outcome][1]}`)] : [])));
    },
  };
}

/** How a unit was before anything changed: the colors are put back for the moment. */
const originals = new Map();
function judged(unit) {
  if (!originals.has(unit)) {
    const now = colors.slice();
    const ground = surfaces[units[unit].ground];
    surfaces[units[unit].ground] = undefined;
    for (const place of placesOfUnit[unit]) colors[place] = places[place].original;
    originals.set(unit, judge(units[unit]));
    for (const place of placesOfUnit[unit]) colors[place] = now[place];
    surfaces[units[unit].ground] = ground;
  }
  return originals.get(unit);
}

/** A pairing as it looks in its use: a picture, whose letters the style sheet makes. */
function sample(reading, use, usage) {
  if (reading.refusal) return make("span", { class: "sample none" });
  const isOpen = !isOpaque(reading.background);
  const inner = make("span", { class: `as-${use}` });
  inner.style.color = css(reading.foreground);
  inner.style.background = css(reading.background);
  if (usage !== "ui-component" && usage !== "decoration") {
    inner.style.font = `400 ${usage === "large-text" ? 24 : 16}px/1.3 var(--sans)`;
  }
  if (use === "icon" || use === "toggle") {
    // Over an unknown backdrop a drawing stands twice: over black and over white.
    for (let i = 0; i < (isOpen ? 2 : 1); i++) {
      const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      const symbol = document.createElementNS("http://www.w3.org/2000/svg", "use");
      symbol.setAttribute("href", `#${use}`);
      drawing.append(symbol);
      inner.append(drawing);
    }
  }
  return make("span", { class: `sample${isOpen ? " open" : ""}`, "aria-hidden": "true" }, inner);
}
