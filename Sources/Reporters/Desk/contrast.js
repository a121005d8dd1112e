// Contrast as the engine measures it: Surface, ContrastMeasurement, ContrastRange and what they use. Where
// the two differ in a step, `.verify/desk.py` finds a number that differs.

/** `(Yl + 0.05) / (Yd + 0.05)`, at most 21; not a number where there is no ratio. */
function ratio(first, second) {
  const lighter = greater(first, second) + 0.05;
  const darker = lesser(first, second) + 0.05;
  return darker > 0 && Number.isFinite(lighter) && !Number.isNaN(second)
    ? lesser(lighter / darker, 21) : NaN;
}
const meets = (value, minimum) => Number.isFinite(value) && value >= minimum;
const worse = (reading) =>
  Number.isFinite(reading.exact) && Number.isFinite(reading.eightBit)
    ? Math.min(reading.exact, reading.eightBit) : 0;

/** The least value that was met in sections of a range, each 0.618 of the last. */
function goldenSection(low, high, steps, value) {
  const golden = (Math.sqrt(5) - 1) / 2;
  let first = high - (high - low) * golden;
  let second = low + (high - low) * golden;
  let [atFirst, atSecond] = [value(first), value(second)];
  for (let i = 0; i < steps; i++) {
    if (atFirst < atSecond) {
      [high, second, atSecond] = [second, first, atFirst];
      first = high - (high - low) * golden;
      atFirst = value(first);
    } else {
      [low, first, atFirst] = [first, second, atSecond];
      second = low + (high - low) * golden;
      atSecond = value(second);
    }
  }
  return lesser(atFirst, atSecond);
}
const between = (lower, upper) =>
  Number.isNaN(lower) || Number.isNaN(upper) ? [0, 0] : [lower, greater(lower, upper)];

// MARK: One color

function solidOf(layers) {
  const exact = composite(layers, EXACT);
  const shown = composite(layers, EIGHT_BIT);
  return { form: "solid", exact, shown, exactLuminance: luminance(exact), shownLuminance: luminance(shown) };
}

function measureSolid(color, solid) {
  const exact = over(color, solid.exact);
  const shown = EIGHT_BIT.lay(color, solid.shown);
  const reading = {
    exact: ratio(luminance(exact), solid.exactLuminance),
    eightBit: ratio(luminance(shown), solid.shownLuminance),
    foreground: exact, background: solid.exact, isRange: false,
  };
  reading.best = reading.exact;
  return reading;
}

function measureChoice(color, solids) {
  const found = solids.map((solid) => measureSolid(color, solid));
  const ratios = found.map((reading) => reading.exact);
  const lowest = least(ratios);
  // The first of the worst, as the tool shows it.
  const worst = found[Math.max(ratios.indexOf(lowest), 0)];
  return {
    exact: worst.exact, eightBit: least(found.map((reading) => reading.eightBit)),
    foreground: worst.foreground, background: worst.background, best: greatest(ratios), isRange: true,
  };
}

/** Parts that are all visible: the worst counts. */
function joined(readings) {
  let worst = readings[0];
  for (const reading of readings) if (worse(reading) < worse(worst)) worst = reading;
  return {
    exact: least(readings.map((reading) => reading.exact)),
    eightBit: least(readings.map((reading) => reading.eightBit)),
    foreground: worst.foreground, background: worst.background,
    best: least(readings.map((reading) => reading.best)), isRange: true,
  };
}

// MARK: Gradients

const along = (start, end, place) =>
  [...[0, 1, 2].map((i) => start[i] + (end[i] - start[i]) * place), 1];

/** Where luminance is least and greatest between two stops. */
function stretchOf(start, end) {
  const at = (place) => luminance(along(start, end, place));
  let low = [0, luminance(start)];
  let high = [1, luminance(end)];
  if (high[1] < low[1]) [low, high] = [high, low];
  const note = (place) => {
    const value = at(place);
    if (value < low[1]) low = [place, value];
    if (value > high[1]) high = [place, value];
    return value;
  };
  const steps = [0, 1, 2].map((i) => end[i] - start[i]);
  const isMonotone = steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
  if (!isMonotone && isInGamut(start) && isInGamut(end)) {
    goldenSection(0, 1, 50, note);
  } else if (!isMonotone) {
    const count = 64;
    const values = Array.from({ length: count + 1 }, (_, i) => note(i / count));
    narrowDown(values, count, note);
  }
  return { start, end, low, high };
}

/** Narrows down each extreme among samples. */
function narrowDown(values, count, note) {
  for (let i = 0; i <= count; i++) {
    const [before, after] = [Math.max(i - 1, 0), Math.min(i + 1, count)];
    const [low, high] = [before / count, after / count];
    if (values[i] <= values[before] && values[i] <= values[after]) goldenSection(low, high, 40, note);
    if (values[i] >= values[before] && values[i] >= values[after]) {
      goldenSection(low, high, 40, (place) => -note(place));
    }
  }
}

/** The luminance of each color that a display of 8 bits shows between two stops. */
function addShown(start, end, found) {
  const places = [0, 1];
  for (const i of [0, 1, 2]) {
    if (start[i] === end[i]) continue;
    const low = Math.floor(clip(Math.min(start[i], end[i])) * 255);
    const high = Math.ceil(clip(Math.max(start[i], end[i])) * 255);
    for (let step = low + 0.5; step < high; step++) {
      const place = (step / 255 - start[i]) / (end[i] - start[i]);
      if (place > 0 && place < 1) places.push(place);
    }
  }
  places.sort((a, b) => a - b);
  const add = (place) => found.add(luminance(eightBit(along(start, end, place))));
  places.forEach((place, i) => {
    add(place);
    if (i + 1 < places.length) add((place + places[i + 1]) / 2);
  });
}

function gradientOf(segments) {
  const shown = new Set();
  for (const [start, end] of segments) addShown(start, end, shown);
  return {
    form: "gradient", segments, stretches: segments.map(([start, end]) => stretchOf(start, end)),
    shown: [...shown].sort((a, b) => a - b),
  };
}

function measureGradient(color, ground) {
  const found = isOpaque(color) ? opaqueOn(color, ground) : translucentOn(color, ground);
  return {
    ...found, foreground: over(color, found.background), best: found.exact, isRange: true,
  };
}

function opaqueOn(color, ground) {
  const own = luminance(color);
  let exact = Infinity;
  let background = ground.segments[0][0];
  for (const { start, end, low, high } of ground.stretches) {
    if (low[1] <= own && own <= high[1] && exact > 1) {
      // The foreground's luminance occurs between the extremes.
      let [from, to] = [low[0], high[0]];
      for (let i = 0; i < 60; i++) {
        const middle = (from + to) / 2;
        if (luminance(along(start, end, middle)) < own) from = middle;
        else to = middle;
      }
      exact = 1;
      background = along(start, end, (from + to) / 2);
    }
    for (const [place, value] of [low, high]) {
      const found = ratio(own, value);
      if (!(found >= exact)) {
        exact = found;
        background = along(start, end, place);
      }
    }
  }
  const shown = luminance(eightBit(color));
  return { exact, background, eightBit: least(ground.shown.map((value) => ratio(shown, value))) };
}

function translucentOn(color, ground) {
  const { segments } = ground;
  const count = Math.min(Math.max(Math.trunc(2048 / segments.length), 16), 256);
  const found = { exact: Infinity, background: segments[0][0], eightBit: Infinity };
  const measured = (background, rendering) => {
    const under = rendering.base(background);
    return ratio(luminance(rendering.lay(color, under)), luminance(under));
  };
  const note = (background) => {
    const exact = measured(background, EXACT);
    if (!(exact >= found.exact)) Object.assign(found, { exact, background });
    found.eightBit = lesser(found.eightBit, measured(background, EIGHT_BIT));
    return exact;
  };
  for (const [start, end] of segments) {
    if (isSame(start, end)) {
      note(start);
      continue;
    }
    const at = (place) => note(along(start, end, place));
    narrowDown(Array.from({ length: count + 1 }, (_, i) => at(i / count)), count, at);
  }
  return found;
}
