// The system of the page: places of colors, what is painted with them, and every evaluation, judged as
// ContrastJudge does.

const data = JSON.parse(document.getElementById("data").textContent);

/** What can be changed: a color, or the opacity of colors, at its place in a file. */
const places = data.places.map(([token, file, line, column, kind, color, contexts, hasOpacity, reason], index) => ({
  index, token, file: data.files[file], line, column, isOpacity: kind === 1, original: color,
  contexts, hasOpacity: hasOpacity === 1, reason,
}));
/** The colors now, by place. */
const colors = places.map((place) => place.original);

const units = data.units.map(([foregrounds, choice, ground, usage, minimum, exact, eightBit]) => ({
  foregrounds, choice, ground, usage, minimum, original: { exact: exact ?? NaN, eightBit: eightBit ?? NaN },
}));
const evaluations = [];
for (let i = 0; i < data.evaluations.length; i += 4) {
  const [permutation, pairing, unit, outcome] = data.evaluations.slice(i, i + 4);
  evaluations.push({
    permutation, pairing, unit, original: data.outcomes[outcome], waivedFrom: data.waived[i / 4] ?? null,
  });
}

// MARK: What depends on what

const unique = (list) => [...new Set(list)];
const placesOfPaint = data.paints.map((paint) => (paint?.[0] === "solid" ? unique(placesOf(paint[1])) : []));
const placesOfGround = data.grounds.map(([layers, beneath]) => unique(
  [...layers, ...(beneath?.[0] === "colors" ? beneath[1] : [])].flatMap((paint) => placesOfPaint[paint])));
const placesOfUnit = units.map((unit) => unique(
  [...unit.foregrounds.flatMap((paint) => placesOfPaint[paint]), ...placesOfGround[unit.ground]]));
const unitsOfPlace = places.map(() => []);
placesOfUnit.forEach((found, unit) => found.forEach((place) => unitsOfPlace[place].push(unit)));
const groundsOfPlace = places.map(() => []);
placesOfGround.forEach((found, ground) => found.forEach((place) => groundsOfPlace[place].push(ground)));
const evaluationsOfUnit = units.map(() => []);
evaluations.forEach((evaluation, index) => evaluationsOfUnit[evaluation.unit].push(index));

// MARK: Surfaces

/** The color of a paint; nothing for what is none, or cannot be computed. */
function solidColor(index) {
  const paint = data.paints[index];
  if (paint?.[0] !== "solid") return undefined;
  const color = colorOf(paint[1], colors);
  return isInRange(color) ? color : undefined;
}

class Refusal extends Error {}

/** A background as far as it goes without a foreground; throws why the tool would not judge it. */
function surfaceOf([layers, beneath]) {
  // The stacks side by side: patterns have parts.
  let stacks = [[]];
  for (const index of layers) {
    const paint = data.paints[index];
    if (paint?.[0] === "patches") {
      stacks = stacks.flatMap((above) => paint[1].map(([isOpen, list]) => [
        ...above, ...list.map((color) => ["solid", color]), ...(isOpen ? [["anything"]] : [])]));
      continue;
    }
    const color = solidColor(index);
    const layer = color ? ["solid", color] : paint;
    if (!layer || (layer === paint && paint[0] === "solid")) throw new Refusal("a color is out of range");
    for (const stack of stacks) stack.push(layer);
  }
  const forms = stacks.map((stack) => formOf(stack, beneath));
  const isOne = forms.every((form) => form.form === "solid"
    && isSame(form.exact, forms[0].exact) && isSame(form.shown, forms[0].shown));
  return isOne || forms.length === 1 ? forms[0] : { form: "parts", parts: forms };
}

function formOf(stack, beneath) {
  const layers = [];
  let gradient;
  for (const [kind, paint] of stack) {
    if (kind === "anything") {
      beneath = ["luminance", 0, 1];
      break;
    }
    if (kind === "gradient") {
      if (gradient) throw new Refusal("two gradients lie on each other");
      gradient = { index: layers.length, segments: paint };
      layers.push(paint[0][0]);
    } else {
      layers.push(paint);
    }
  }
  if (gradient) {
    const segments = gradient.segments.map((ends) => ends.map((color) =>
      composite(layers.map((layer, i) => (i === gradient.index ? color : layer)), EXACT)));
    if (!segments.flat().every(isOpaque)) throw new Refusal("nothing is said to lie beneath a gradient");
    return gradientOf(segments);
  }
  if (isOpaque(composite(layers, EXACT))) return solidOf(layers);
  switch (beneath?.[0]) {
    case "colors": {
      const found = beneath[1].map(solidColor);
      if (!found.every((color) => color && isOpaque(color))) {
        throw new Refusal("a backdrop must be an opaque color");
      }
      return { form: "choice", solids: found.map((color) => solidOf([...layers, color])) };
    }
    case "luminance": return openOf(layers, [beneath[1], beneath[2]]);
    default: throw new Refusal("the background is translucent, and nothing is said to lie beneath it");
  }
}

function measure(color, form) {
  switch (form.form) {
    case "solid": return measureSolid(color, form);
    case "gradient": return measureGradient(color, form);
    case "choice": return measureChoice(color, form.solids);
    case "parts": return joined(form.parts.map((part) => measure(color, part)));
    default: return measureOpen(color, form);
  }
}

// MARK: Judging

/** The surfaces now, by ground; made when they are needed. */
const surfaces = new Array(data.grounds.length);

/** A unit judged: its two ratios, the colors as seen and the outcome; or why it cannot be judged. */
function judge(unit) {
  try {
    if (!surfaces[unit.ground]) surfaces[unit.ground] = surfaceOf(data.grounds[unit.ground]);
    const surface = surfaces[unit.ground];
    const candidates = unit.foregrounds.map((paint) => {
      const color = solidColor(paint);
      if (!color) throw new Refusal("the foreground is no color that can be computed");
      return color;
    });
    let reading;
    if (unit.choice) {
      if (surface.form !== "solid") throw new Refusal("the background is not a single color");
      const [property, threshold] = unit.choice;
      const [red, green, blue] = surface.exact;
      const value = property === "luminance"
        ? luminance(surface.exact) : 0.299 * red + 0.587 * green + 0.114 * blue;
      reading = measure(candidates[value > threshold ? 0 : 1], surface);
    } else {
      for (const color of candidates) {
        const found = measure(color, surface);
        if (!reading || worse(found) > worse(reading)) reading = found;
      }
    }
    reading.outcome = outcomeOf(reading, unit.minimum);
    return reading;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { exact: NaN, eightBit: NaN, best: NaN, outcome: "fail", refusal: error.message };
  }
}

function outcomeOf(reading, minimum) {
  if (minimum === null) return "exempt";
  if (meets(reading.exact, minimum) && meets(reading.eightBit, minimum)) return "pass";
  return reading.isRange && meets(reading.best, minimum) ? "indeterminate" : "fail";
}

/** The readings now, by unit. */
const readings = units.map(judge);

/** The outcome of an evaluation now, by index. */
function outcome(index) {
  const evaluation = evaluations[index];
  const reading = readings[evaluation.unit];
  const isWaived = isFinding(reading.outcome) && evaluation.waivedFrom !== null
    && reading.exact >= evaluation.waivedFrom;
  return isWaived ? "waived" : reading.outcome;
}
const isFinding = (outcome) => outcome === "fail" || outcome === "indeterminate";

/** Gives a place another color, and judges again what depends on it. */
function setColor(place, color) {
  colors[place] = color;
  for (const ground of groundsOfPlace[place]) surfaces[ground] = undefined;
  for (const unit of unitsOfPlace[place]) readings[unit] = judge(units[unit]);
}

/** How many evaluations the page judges otherwise than the tool did: 0, or it is not to be trusted. */
function disagreements() {
  const differs = (found, expected) => Number.isNaN(expected)
    ? !Number.isNaN(found) : !(Math.abs(found - expected) <= 1e-9 * expected);
  return evaluations.filter((evaluation, index) => {
    const reading = readings[evaluation.unit];
    const { original } = units[evaluation.unit];
    return differs(reading.exact, original.exact) || differs(reading.eightBit, original.eightBit)
      || outcome(index) !== evaluation.original;
  }).length;
}

/** The changes as `contrast-audit fix --from` reads them. */
function changesText() {
  const value = (place, color) => (place.isOpacity ? color[3] : hexOf(color));
  const changes = changedPlaces().map((place) => ({
    file: place.file, line: place.line, column: place.column, token: place.token,
    from: value(place, place.original), to: value(place, colors[place.index]),
  }));
  return JSON.stringify({ contrastAuditChanges: 1, system: data.system, changes }, null, 2) + "\n";
}
const changedPlaces = () => places.filter((place) => !isSame(place.original, colors[place.index]));
