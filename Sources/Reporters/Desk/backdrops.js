// Contrast over a backdrop that nobody knows: ContrastRange, OpenGround and what they use.

const WEIGHTS = [0.2126, 0.7152, 0.0722];

/** One channel of both composites as a function of the backdrop's: constant + share × backdrop. */
function channelsOf(text, background, textError = 0, backgroundError = 0) {
  return WEIGHTS.map((weight, i) => ({
    weight,
    textConstant: text[i] * text[3] + textError, textShare: 1 - text[3],
    groundConstant: background[i] * background[3] + backgroundError, groundShare: 1 - background[3],
  }));
}
const textAt = (channel, backdrop) => channel.textConstant + channel.textShare * backdrop;
const groundAt = (channel, backdrop) => channel.groundConstant + channel.groundShare * backdrop;

/** The backdrop at which `linear(text) − trial × linear(ground)` is extreme. */
function extremePoint(channel, trial, isGreatest) {
  const { textConstant, textShare, groundConstant, groundShare } = channel;
  const candidates = [0, 1];
  for (const joint of [-THRESHOLD, THRESHOLD]) {
    candidates.push((joint - textConstant) / textShare, (joint - groundConstant) / groundShare);
  }
  // Where the derivatives agree, for each pair of pieces of the transfer function.
  const factor = trial * groundShare / textShare;
  const root = factor > 0 ? Math.pow(factor, 1 / 1.4) : 0;
  const knee = 1.055 * Math.pow(1.055 / (2.4 * 12.92), 1 / 1.4);
  for (const sf of [-1, 1]) {
    for (const sb of [-1, 1]) {
      candidates.push(
        (root * (sb * groundConstant + 0.055) - sf * textConstant - 0.055)
          / (sf * textShare - root * sb * groundShare));
    }
    candidates.push((sf * (root * knee - 0.055) - textConstant) / textShare);
    candidates.push((sf * (knee / root - 0.055) - groundConstant) / groundShare);
  }
  let best = 0;
  let bestValue = isGreatest ? -Infinity : Infinity;
  for (const point of candidates) {
    if (!(point >= 0 && point <= 1)) continue;
    const value = linear(textAt(channel, point)) - trial * linear(groundAt(channel, point));
    if (isGreatest ? value > bestValue : value < bestValue) [best, bestValue] = [point, value];
  }
  return best;
}

/** Climbs to the extreme of a ratio of sums over channels, by Dinkelbach's iteration. */
function dinkelbach(isGreatest, start, next) {
  let trial = start;
  for (let i = 0; i < 64; i++) {
    const found = next(trial);
    if (!(isGreatest ? found > trial : found < trial)) break;
    trial = found;
  }
  return trial;
}

/** The extreme ratio, text to ground, over every backdrop. */
function freeExtreme(channels, isGreatest) {
  const at = (point) => {
    let [top, bottom] = [0.05, 0.05];
    for (const channel of channels) {
      const backdrop = point(channel);
      top += channel.weight * linear(textAt(channel, backdrop));
      bottom += channel.weight * linear(groundAt(channel, backdrop));
    }
    return top / bottom;
  };
  return dinkelbach(
    isGreatest, at(() => 0), (trial) => at((channel) => extremePoint(channel, trial, isGreatest)));
}

const SAMPLES = 256;
// Between two samples a function lies at most h² / 8 times its second derivative above them.
const SAMPLE_ERROR = 3.02 / 8 / (SAMPLES * SAMPLES);
const BACKDROPS = Array.from({ length: SAMPLES + 1 }, (_, i) => i / SAMPLES);

/** A bound on the greatest sum over channels, for backdrops of limited luminance, by prices (Lagrange). */
function greatestSum(channels, range, transfers) {
  const lights = BACKDROPS.map(linear);
  return goldenSection(-64, 64, 40, (price) => {
    let sum = Math.max(price * range[0], price * range[1]);
    for (const { weight, values } of channels) {
      let most = -Infinity;
      for (let i = 0; i <= SAMPLES; i++) most = Math.max(most, values[i] - price * lights[i]);
      sum += weight * (most + SAMPLE_ERROR * (transfers + Math.abs(price)));
    }
    return sum;
  });
}

/** A range around the place where a function that grows passes 0: BracketedRoot. */
function bracketedRoot(low, high, precision, value) {
  let [below, above] = [value(low), value(high)];
  if (!(below < 0)) return [low, low];
  if (!(above > 0)) return [high, high];
  let lastWasAbove = null;
  for (let steps = 1; high - low > precision; steps++) {
    const middle = steps % 8 === 0
      ? (low + high) / 2
      : Math.min(
        Math.max(low - below * (high - low) / (above - below), low + precision / 2),
        high - precision / 2);
    if (!(middle > low && middle < high)) break;
    const found = value(middle);
    if (found > 0) {
      [high, above] = [middle, found];
      if (lastWasAbove === true) below /= 2;
      lastWasAbove = true;
    } else {
      [low, below] = [middle, found];
      if (lastWasAbove === false) above /= 2;
      lastWasAbove = false;
    }
  }
  return [low, high];
}

/** A bound on the extreme over the backdrops of limited luminance. */
function boundedExtreme(channels, range, isGreatest) {
  const samples = channels.map((channel) => ({
    weight: channel.weight,
    text: BACKDROPS.map((backdrop) => linear(textAt(channel, backdrop))),
    ground: BACKDROPS.map((backdrop) => linear(groundAt(channel, backdrop))),
  }));
  const sign = isGreatest ? 1 : -1;
  const surplus = (trial) => {
    const values = samples.map(({ weight, text, ground }) => (
      { weight, values: text.map((light, i) => sign * (light - trial * ground[i])) }));
    return sign * 0.05 * (1 - trial) + greatestSum(values, range, 1 + trial);
  };
  const [low, high] = bracketedRoot(0, 22, 1e-9, (trial) => -sign * surplus(trial));
  return isGreatest ? high : low;
}

const isAny = (range) => range[0] === 0 && range[1] === 1;

function lowestRatio(channels, range) {
  const free = freeExtreme(channels, false);
  return isAny(range) ? free : Math.max(free, boundedExtreme(channels, range, false));
}
function highestRatio(channels, range) {
  const free = freeExtreme(channels, true);
  return isAny(range) ? free : Math.min(free, boundedExtreme(channels, range, true));
}

/** The same on a display of 8 bits, over each backdrop that it can show. */
function eightBitExtremes(color, layers) {
  const text = clipped(color);
  const stack = layers.slice().reverse().map(clipped);
  const lay = (value, alpha, under) => {
    const scaled = (alpha >= 1 ? value : value * alpha + under * (1 - alpha)) * 255;
    const whole = Math.trunc(scaled);
    return scaled - whole < 0.5 ? whole : whole + 1;
  };
  const channels = WEIGHTS.map((weight, i) => Array.from({ length: 256 }, (_, backdrop) => {
    let under = backdrop;
    for (const layer of stack) under = lay(layer[i], layer[3], under / 255);
    return [
      weight * linear(lay(text[i], text[3], under / 255) / 255), weight * linear(under / 255)];
  }));
  const extreme = (sign) => {
    const sums = (choose) => {
      let [top, bottom] = [0.05, 0.05];
      for (const channel of channels) {
        const [text, ground] = choose(channel);
        top += text;
        bottom += ground;
      }
      return top / bottom;
    };
    return dinkelbach(sign > 0, sums((channel) => channel[0]), (trial) => sums((channel) => {
      let best = channel[0];
      let bestValue = -Infinity;
      for (const shown of channel) {
        const value = sign * (shown[0] - trial * shown[1]);
        if (value > bestValue) [best, bestValue] = [shown, value];
      }
      return best;
    }));
  };
  return between(extreme(-1), extreme(1));
}

/** Bounds on the luminance of a background over backdrops of limited luminance. */
function limitedBackgrounds(background, range, error = 0) {
  const channels = channelsOf(BLACK, background, 0, error).map((channel) => (
    { weight: channel.weight, values: BACKDROPS.map((backdrop) => linear(groundAt(channel, backdrop))) }));
  const bound = (sign) => greatestSum(
    channels.map(({ weight, values }) => ({ weight, values: values.map((light) => sign * light) })), range, 1);
  const sumAt = (i) => channels.reduce((sum, { weight, values }) => sum + weight * values[i], 0);
  return between(Math.max(sumAt(0), -bound(-1)), Math.min(sumAt(SAMPLES), bound(1)));
}

/** A translucent background over every backdrop, or over those of some luminance. */
function openOf(layers, range) {
  const ground = {
    form: "open", layers, range, composite: composite(layers, EXACT),
    clipped: composite(layers.map(clipped), EXACT), rounding: 0.5 / 255 * layers.length,
  };
  const ends = (rendering) => between(
    luminance(composite([...layers, BLACK], rendering)),
    luminance(composite([...layers, WHITE], rendering)));
  ground.exact = isAny(range) ? ends(EXACT) : limitedBackgrounds(ground.composite, range);
  ground.shown = isAny(range) ? ends(EIGHT_BIT) : between(
    Math.max(0, limitedBackgrounds(ground.clipped, range, -ground.rounding)[0]),
    Math.min(1, limitedBackgrounds(ground.clipped, range, ground.rounding)[1]));
  return ground;
}

function measureOpen(color, ground) {
  const text = over(color, ground.composite);
  const reading = { foreground: color, background: ground.composite, isRange: true };
  if (!Number.isFinite(ratio(luminance(over(text, BLACK)), luminance(over(ground.composite, BLACK))))) {
    return Object.assign(reading, { exact: NaN, eightBit: NaN, best: NaN });
  }
  const to = (color, [low, high]) => {
    const top = luminance(color) + 0.05;
    return [top / (high + 0.05), top / (low + 0.05)];
  };
  let exact, shown;
  if (isOpaque(color)) {
    exact = to(color, ground.exact);
    shown = to(eightBit(color), ground.shown);
  } else {
    const channels = channelsOf(text, ground.composite);
    exact = between(lowestRatio(channels, ground.range), highestRatio(channels, ground.range));
    shown = isAny(ground.range)
      ? eightBitExtremes(color, ground.layers) : roundedExtremes(color, ground);
  }
  const lowest = ([low, high]) => Math.min(low <= 1 && 1 <= high ? 1 : low > 1 ? low : 1 / high, 21);
  return Object.assign(reading, {
    exact: lowest(exact), eightBit: lowest(shown),
    best: Math.min(Math.max(exact[1], 1 / exact[0]), 21),
  });
}

/** Bounds on a display of 8 bits, where each layer may be rounded by half a 255th. */
function roundedExtremes(color, ground) {
  const text = over(clipped(color), ground.clipped);
  const error = ground.rounding + 0.5 / 255;
  const channels = (sign) => channelsOf(text, ground.clipped, sign * error, -sign * ground.rounding);
  return between(lowestRatio(channels(-1), ground.range), highestRatio(channels(1), ground.range));
}
