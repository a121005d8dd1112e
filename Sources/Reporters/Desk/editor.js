// Editing: a picker, a hex field, sliders in OKLCH, and what undoes them.

let past = [];
let future = [];
/** Whether the last edit goes on, as while a slider is held: one step to undo. */
let isOpen = false;

/** Gives a place a color of 8 bits a channel, as the tool writes it. */
function edit(place, color, goesOn = false) {
  const { original, isOpacity } = places[place];
  let next = isOpacity ? color : eightBit(color);
  // The color as it was written may have more digits than 8 bits have.
  if (isOpacity ? next[3] === original[3] : hexOf(next) === hexOf(original)) next = original;
  // Its opacity stays as written unless it is moved itself.
  else if (!isOpacity && Math.round(next[3] * 255) === Math.round(original[3] * 255)) next = withAlpha(next, original[3]);
  const before = colors[place];
  if (isSame(before, next)) return;
  const last = past[past.length - 1];
  if (isOpen && last?.place === place) last.after = next;
  else past.push({ place, before, after: next });
  isOpen = goesOn;
  future = [];
  apply(place, next);
}

function apply(place, color) {
  setColor(place, color);
  const reached = new Set(unitsOfPlace[place]);
  fillButton(places[place]);
  for (const row of rows) if (reached.has(row.unit)) row.fill();
  for (const other of unique(unitsOfPlace[place].flatMap((unit) => placesOfUnit[unit]))) fillButton(places[other]);
  if (place === selected) showValues();
  showResult();
}

function undo() {
  const step = past.pop();
  if (!step) return;
  future.push(step);
  goTo(step.place, step.before);
}
function redo() {
  const step = future.pop();
  if (!step) return;
  past.push(step);
  goTo(step.place, step.after);
}
function goTo(place, color) {
  isOpen = false;
  sliders = undefined;
  apply(place, color);
  if (place !== selected) select(place, false);
}
/** Puts every color back; each can be redone by undoing. */
function reset() {
  sliders = undefined;
  for (const place of changedPlaces()) edit(place.index, place.original);
}

// MARK: The editor

/** Where the sliders stand: the color itself is rounded to 8 bits, and its hue would drift. */
let sliders;
const CHROMA = 0.37;

function showEditor() {
  const place = places[selected];
  byId("editor").hidden = !place;
  if (!place) return;
  sliders = undefined;
  byId("editor-title").replaceChildren(named(place.token));
  byId("where").textContent = [place.contexts.join(" · "), `${place.file}:${place.line}:${place.column}`]
    .filter(Boolean).join(" · ");
  byId("reason").hidden = !place.reason;
  byId("reason").textContent = place.reason ? `Fixed on this page: ${place.reason}` : "";
  byId("controls").disabled = Boolean(place.reason);
  for (const id of ["pick-field", "hex-field", "lightness-field", "chroma-field", "hue-field", "edge"]) {
    byId(id).hidden = place.isOpacity;
  }
  byId("opacity-field").hidden = !place.isOpacity && !place.hasOpacity;
  showValues();
}

/** Shows the color in every control, except where somebody is typing. */
function showValues() {
  const place = places[selected];
  const color = colors[selected];
  if (!place) return;
  byId("now").style.background = css(color);
  byId("then").style.background = css(place.original);
  byId("put-back").disabled = isSame(color, place.original);
  byId("put-back").textContent = `Back to ${place.isOpacity ? `${Math.round(place.original[3] * 10000) / 100} %` : hexOf(place.original)}`;
  if (document.activeElement !== byId("hex") || byId("hex").getAttribute("aria-invalid") !== "true") {
    byId("hex").value = hexOf(color);
  }
  byId("pick").value = hexOf(withAlpha(color, 1)).toLowerCase();
  if (!sliders) {
    const [lightness, chroma, hue] = oklchOf(color);
    // A gray has no hue: the slider stays where it was.
    sliders = { lightness, chroma, hue: chroma < 1e-4 ? Number(byId("hue").value) : hue };
  }
  const edge = gamutEdge(sliders.lightness, sliders.hue);
  show("lightness", sliders.lightness * 100, `${(sliders.lightness * 100).toFixed(1)} %`);
  show("chroma", sliders.chroma, sliders.chroma.toFixed(3));
  show("hue", sliders.hue, `${sliders.hue.toFixed(1)}°`);
  show("opacity", color[3] * 100, `${Math.round(color[3] * 10000) / 100} %`);
  track("lightness", (share) => [share, sliders.chroma, sliders.hue]);
  track("chroma", (share) => [sliders.lightness, share * CHROMA, sliders.hue]);
  track("hue", (share) => [sliders.lightness, sliders.chroma, share * 360]);
  byId("opacity").style.setProperty(
    "--track", `linear-gradient(to right, ${css(withAlpha(color, 0))}, ${css(withAlpha(color, 1))})`);
  byId("edge").textContent = isInGamut(color)
    ? `sRGB ends at chroma ${cut3(edge)} for this lightness and hue`
      + (sliders.chroma > edge + 5e-4 ? ": the color stays there." : ".")
    : "This color lies outside sRGB. What you choose will lie within.";
}
const cut3 = (value) => (Math.floor(value * 1000) / 1000).toFixed(3);

function show(id, value, text) {
  byId(id).value = value;
  byId(id).setAttribute("aria-valuetext", text);
  byId(`${id}-value`).textContent = text;
}

/** Colors a slider by what it would give; where sRGB has no such color it is hatched. */
function track(id, at) {
  const count = 48;
  const stops = [];
  for (let i = 0; i < count; i++) {
    const color = ofOKLCH(at((i + 0.5) / count));
    const shown = isInGamut(color) ? css(color) : "transparent";
    stops.push(`${shown} ${i / count * 100}%`, `${shown} ${(i + 1) / count * 100}%`);
  }
  byId(id).style.setProperty("--track", `linear-gradient(to right, ${stops.join(", ")})`);
}

/** Gives the chosen place the color of the sliders, held at the edge of sRGB. */
function slide() {
  const { lightness, hue, chroma } = sliders;
  const inside = [lightness, Math.min(chroma, gamutEdge(lightness, hue)), hue];
  edit(selected, ofOKLCH(inside, colors[selected][3]), true);
  showValues();
}

// MARK: What is heard

function listen() {
  const number = (id) => Number(byId(id).value);
  const on = (id, read) => {
    byId(id).addEventListener("input", () => { read(); slide(); });
    byId(id).addEventListener("change", () => { isOpen = false; });
  };
  on("lightness", () => { sliders.lightness = number("lightness") / 100; });
  on("chroma", () => { sliders.chroma = number("chroma"); });
  on("hue", () => { sliders.hue = number("hue"); });
  byId("opacity").addEventListener("input", () => {
    const place = places[selected];
    const alpha = Math.round(number("opacity") * 10) / 1000;
    edit(selected, withAlpha(colors[selected], place.isOpacity ? alpha : Math.round(alpha * 255) / 255), true);
  });
  byId("opacity").addEventListener("change", () => { isOpen = false; });
  const pick = (goesOn) => {
    sliders = undefined;
    edit(selected, withAlpha(ofHex(byId("pick").value), colors[selected][3]), goesOn);
  };
  byId("pick").addEventListener("input", () => pick(true));
  byId("pick").addEventListener("change", () => { pick(true); isOpen = false; });
  byId("hex").addEventListener("input", () => typeHex(false));
  byId("hex").addEventListener("change", () => typeHex(true));
  byId("put-back").addEventListener("click", () => {
    sliders = undefined;
    edit(selected, places[selected].original);
  });
  byId("undo").addEventListener("click", undo);
  byId("redo").addEventListener("click", redo);
  byId("reset").addEventListener("click", reset);
  byId("all-rows").addEventListener("click", () => {
    const before = rows.length;
    listPairings(Infinity);
    // The button is gone: what it brought comes next.
    rows[before]?.element.setAttribute("tabindex", "-1");
    rows[before]?.element.focus();
  });
  byId("copy").addEventListener("click", copy);
  byId("save").addEventListener("click", save);
  byId("vision").addEventListener("change", () => { document.documentElement.dataset.vision = byId("vision").value; });
  byId("find").addEventListener("input", listColors);
  byId("failing").addEventListener("change", listColors);
  for (const chooser of document.querySelectorAll("[id^=axis-]")) {
    chooser.addEventListener("change", () => { listColors(); listPairings(); });
  }
  document.addEventListener("keydown", (event) => {
    // A text field has an undo of its own.
    if (event.target.matches("input[type=text], input[type=search], textarea") || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) redo();
    else undo();
  });
}

function typeHex(isDone) {
  const { hasOpacity } = places[selected];
  const [typed, alpha] = [ofHex(byId("hex").value), colors[selected][3]];
  // Six digits leave alone an opacity that cannot be written.
  const color = typed && !hasOpacity && isOpaque(typed) ? withAlpha(typed, alpha) : typed;
  const message = !color ? "3, 4, 6 or 8 hexadecimal digits, such as #2596BE"
    : !hasOpacity && hexOf(color) !== hexOf(withAlpha(color, alpha)) ? "no opacity can be written at this place" : "";
  byId("hex").setAttribute("aria-invalid", isDone && message !== "");
  byId("hex-message").textContent = isDone ? message : "";
  if (message || (!isDone && byId("hex").value.trim().replace("#", "").length < 6)) return;
  sliders = undefined;
  edit(selected, color, true);
  isOpen = !isDone;
}

// MARK: The start

function start() {
  const problems = disagreements();
  if (problems) {
    byId("distrust").hidden = false;
    byId("distrust").textContent = `This browser computes ${plural(problems, "evaluation")} otherwise than the tool did. Do not rely on this page.`;
  }
  listen();
  listColors();
  showResult();
  // The color that fails most as a foreground: what somebody came for is hardly the page's white.
  const own = places.map(() => 0);
  evaluations.forEach((evaluation, index) => {
    if (!isFinding(outcome(index))) return;
    const paints = units[evaluation.unit].foregrounds;
    for (const place of unique(paints.flatMap((paint) => placesOfPaint[paint]))) own[place] += 1;
  });
  const free = [...buttons.keys()].filter((place) => !places[place].reason);
  if (free.length) select(free.reduce((best, place) => (own[place] > own[best] ? place : best)), false);
}
start();
