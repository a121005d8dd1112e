// Colors as numbers: what ColorMath does, step by step in the same order, so that the numbers of this page
// are those of the tool. A color is [red, green, blue, opacity], gamma-encoded sRGB, 0 to 1 in gamut.

const BLACK = [0, 0, 0, 1];
const WHITE = [1, 1, 1, 1];
const CLEAR = [0, 0, 0, 0];

// As Swift's functions of these names do with what is no number, unlike JavaScript's.
const lesser = (a, b) => (b < a ? b : a);
const greater = (a, b) => (b >= a ? b : a);
const least = (list) => list.reduce((found, next) => (next < found ? next : found));
const greatest = (list) => list.reduce((found, next) => (found < next ? next : found));

const THRESHOLD = 0.04045;

/** From gamma-encoded to linear light, IEC 61966-2-1, continued below 0 by odd symmetry. */
function linear(encoded) {
  const magnitude = Math.abs(encoded);
  if (magnitude <= THRESHOLD) return encoded / 12.92;
  const value = Math.pow((magnitude + 0.055) / 1.055, 2.4);
  return encoded < 0 ? -value : value;
}

/** The inverse of `linear`. */
function encoded(light) {
  const magnitude = Math.abs(light);
  if (magnitude <= THRESHOLD / 12.92) return light * 12.92;
  const value = 1.055 * Math.pow(magnitude, 1 / 2.4) - 0.055;
  return light < 0 ? -value : value;
}

/** Relative luminance, WCAG 2.2; the opacity is ignored. */
const luminance = (color) =>
  0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2]);

const isOpaque = (color) => color[3] >= 1;
const isInGamut = (color) => [0, 1, 2].every((i) => color[i] >= -1e-6 && color[i] <= 1 + 1e-6);
const isSame = (a, b) => a.every((part, i) => part === b[i]);
const withAlpha = (color, alpha) => [color[0], color[1], color[2], alpha];
const clip = (channel) => lesser(greater(channel, 0), 1);
const clipped = (color) => [clip(color[0]), clip(color[1]), clip(color[2]), color[3]];
/** As a display of 8 bits holds it; the opacity is kept. */
const eightBit = (color) => {
  const step = (channel) => Math.round(clip(channel) * 255) / 255;
  return [step(color[0]), step(color[1]), step(color[2]), color[3]];
};

// A color that no reader accepts, because linear light beyond 10,000 times white is a slip of the pen.
const ENCODED_LIMIT = encoded(10000);
const isInRange = (color) =>
  [0, 1, 2].every((i) => Math.abs(color[i]) <= ENCODED_LIMIT) && color[3] >= 0 && color[3] <= 1;

// MARK: Compositing

/** Source-over on gamma-encoded components, unrounded. */
function over(top, under) {
  if (isOpaque(top)) return top;
  const rest = 1 - top[3];
  if (isOpaque(under)) {
    const mix = (i) => top[i] * top[3] + under[i] * rest;
    return [mix(0), mix(1), mix(2), 1];
  }
  const total = top[3] + under[3] * rest;
  if (!(total > 0)) return CLEAR;
  const mix = (i) => (top[i] * top[3] + under[i] * under[3] * rest) / total;
  return [mix(0), mix(1), mix(2), total];
}

/** The two renderings: exact, and a display of 8 bits, which rounds every composite. */
const EXACT = { base: (layer) => layer, lay: over };
const EIGHT_BIT = { base: eightBit, lay: (layer, under) => eightBit(over(clipped(layer), under)) };

/** A stack of layers, top first. */
function composite(layers, rendering) {
  if (!layers.length) return CLEAR;
  let result = rendering.base(layers[layers.length - 1]);
  for (let i = layers.length - 2; i >= 0; i--) result = rendering.lay(layers[i], result);
  return result;
}

// MARK: Spaces

const times = (matrix, v) => matrix.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]);
const mapped = (v, change) => [change(v[0]), change(v[1]), change(v[2])];

// CSS Color 4, sample code.
const XYZ_FROM_SRGB = [
  [506752 / 1228815, 87881 / 245763, 12673 / 70218],
  [87098 / 409605, 175762 / 245763, 12673 / 175545],
  [7918 / 409605, 87881 / 737289, 1001167 / 1053270]];
const SRGB_FROM_XYZ = [
  [12831 / 3959, -329 / 214, -1974 / 3959],
  [-851781 / 878810, 1648619 / 878810, 36519 / 878810],
  [705 / 12673, -2585 / 12673, 705 / 667]];
const D65_FROM_D50 = [
  [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
  [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
  [0.012314014864481998, -0.020507649298898964, 1.330365926242124]];
const D50_FROM_D65 = [
  [1.0479297925449969, 0.022946870601609652, -0.05019226628920524],
  [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
  [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371]];
const XYZ_FROM_P3 = [
  [608311 / 1250200, 189793 / 714400, 198249 / 1000160],
  [35783 / 156275, 247089 / 357200, 198249 / 2500400],
  [0, 32229 / 714400, 5220557 / 5000800]];
const P3_FROM_XYZ = [
  [446124 / 178915, -333277 / 357830, -72051 / 178915],
  [-14852 / 17905, 63121 / 35810, 423 / 17905],
  [11844 / 330415, -50337 / 660830, 316169 / 330415]];

const xyzOf = (color) => times(XYZ_FROM_SRGB, mapped(color, linear));
const ofXYZ = (xyz, alpha) => [...mapped(times(SRGB_FROM_XYZ, xyz), encoded), alpha];

function polar(v) {
  const hue = Math.atan2(v[2], v[1]) * 180 / Math.PI;
  return [v[0], Math.sqrt(v[1] * v[1] + v[2] * v[2]), hue < 0 ? hue + 360 : hue];
}
function rectangular(v) {
  const angle = v[2] * Math.PI / 180;
  return [v[0], v[1] * Math.cos(angle), v[1] * Math.sin(angle)];
}

const EPSILON = 216 / 24389;
const KAPPA = 24389 / 27;
const D50_WHITE = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585];
function labOfXYZ(xyz) {
  const f = [0, 1, 2].map((i) => {
    const part = xyz[i] / D50_WHITE[i];
    return part > EPSILON ? Math.cbrt(part) : (KAPPA * part + 16) / 116;
  });
  return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])];
}
function xyzOfLab(lab) {
  const y = (lab[0] + 16) / 116;
  return [lab[1] / 500 + y, y, y - lab[2] / 200].map((f, i) => {
    const cube = f * f * f;
    return (cube > EPSILON ? cube : (116 * f - 16) / KAPPA) * D50_WHITE[i];
  });
}

/** Lightness, saturation and hue, in this order. */
function hslOf(color) {
  const [red, green, blue] = color;
  const most = Math.max(red, green, blue);
  const fewest = Math.min(red, green, blue);
  const range = most - fewest;
  const lightness = (most + fewest) / 2;
  if (range === 0) return [lightness, 0, 0];
  const reach = lesser(lightness, 1 - lightness);
  const saturation = reach === 0 ? 0 : (most - lightness) / reach;
  const sector = most === red ? (green - blue) / range + (green < blue ? 6 : 0)
    : most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  return [lightness, saturation, sector * 60];
}
function ofHSL([lightness, saturation, hue], alpha) {
  const channel = (n) => {
    const k = (n + hue / 30) % 12;
    const wrapped = k < 0 ? k + 12 : k;
    const reach = saturation * lesser(lightness, 1 - lightness);
    return lightness - reach * Math.max(-1, Math.min(wrapped - 3, 9 - wrapped, 1));
  };
  return [channel(0), channel(8), channel(4), alpha];
}

// MARK: Derived colors

/** The spaces in which one color is derived from another, the hue last where there is one. */
const SPACES = {
  lch: {
    parts: (color) => polar(labOfXYZ(times(D50_FROM_D65, xyzOf(color)))),
    color: (v, alpha) => ofXYZ(times(D65_FROM_D50, xyzOfLab(rectangular(v))), alpha),
    white: 100, gray: 0.0015,
  },
  srgb: { parts: (color) => color.slice(0, 3), color: (v, alpha) => [...v, alpha], white: 1 },
  p3: {
    parts: (color) => mapped(times(P3_FROM_XYZ, xyzOf(color)), encoded),
    color: (v, alpha) => ofXYZ(times(XYZ_FROM_P3, mapped(v, linear)), alpha),
    white: 1,
  },
  hsl: { parts: hslOf, color: ofHSL, white: 1, gray: 1e-9 },
};

/** Brought towards white or black. */
function shifted(color, amount, target, name) {
  const space = SPACES[name];
  let parts = space.parts(color);
  if (name === "hsl" || name === "lch") {
    parts[0] += (target - parts[0]) * amount;
    if (name === "lch") parts[1] *= 1 - amount;
  } else {
    parts = parts.map((part) => part + (target - part) * amount);
  }
  return space.color(parts, color[3]);
}

/** Mixed with a share of another; hues take the shorter arc, and a gray takes the hue of the other. */
function blended(color, other, share, name) {
  const space = SPACES[name];
  const mine = space.parts(color);
  const theirs = space.parts(other);
  if (space.gray) {
    if (mine[1] < space.gray) mine[2] = theirs[2];
    if (theirs[1] < space.gray) theirs[2] = mine[2];
    const arc = theirs[2] - mine[2];
    if (arc > 180) mine[2] += 360;
    else if (arc < -180) theirs[2] += 360;
  }
  const parts = mine.map((part, i) => part + (theirs[i] - part) * share);
  return space.color(parts, color[3] + (other[3] - color[3]) * share);
}

const STEPS = {
  lighten: (color, amount, space) => shifted(color, amount, SPACES[space].white, space),
  darken: (color, amount, space) => shifted(color, amount, 0, space),
  alpha: (color, amount) => withAlpha(color, amount),
  opacity: (color, amount) => withAlpha(color, color[3] * amount),
  mix: (color, amount, space, other) => blended(color, other, amount, space),
};

/**
 * The color of a formula: a place by number; ["color", red, green, blue, opacity];
 * ["alpha of", formula, amount]; or [step, formula, amount, space, other formula or null]. An amount is a
 * number, or [the number of the place that has it as its opacity].
 */
function colorOf(formula, places) {
  if (typeof formula === "number") return places[formula];
  const amount = (value) => (typeof value === "number" ? value : places[value[0]][3]);
  switch (formula[0]) {
    case "color": return formula.slice(1);
    case "alpha of": return withAlpha(colorOf(formula[1], places), amount(formula[2]));
    default:
      return STEPS[formula[0]](
        colorOf(formula[1], places), amount(formula[2]), formula[3],
        formula[4] && colorOf(formula[4], places));
  }
}

/** The places in a formula. */
function placesOf(formula) {
  if (typeof formula === "number") return [formula];
  if (formula[0] === "color") return [];
  const amount = typeof formula[2] === "number" ? [] : formula[2];
  return [...placesOf(formula[1]), ...amount, ...(formula[4] ? placesOf(formula[4]) : [])];
}

// MARK: OKLCH, for the sliders

const LMS_FROM_XYZ = [
  [0.8190224379967030, 0.3619062600528904, -0.1288737815209879],
  [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
  [0.0481771893596242, 0.2642395317527308, 0.6335478284694309]];
const OKLAB_FROM_LMS = [
  [0.2104542683093140, 0.7936177747023054, -0.0040720430116193],
  [1.9779985324311684, -2.4285922420485799, 0.4505937096174110],
  [0.0259040424655478, 0.7827717124575296, -0.8086757549230774]];
const LMS_FROM_OKLAB = [
  [1, 0.3963377773761749, 0.2158037573099136],
  [1, -0.1055613458156586, -0.0638541728258133],
  [1, -0.0894841775298119, -1.2914855480194092]];
const XYZ_FROM_LMS = [
  [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
  [-0.0405757452148008, 1.1122868032803170, -0.0717110580655164],
  [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816]];

const oklchOf = (color) =>
  polar(times(OKLAB_FROM_LMS, mapped(times(LMS_FROM_XYZ, xyzOf(color)), Math.cbrt)));
const ofOKLCH = (lch, alpha = 1) =>
  ofXYZ(times(XYZ_FROM_LMS, mapped(times(LMS_FROM_OKLAB, rectangular(lch)), (r) => r * r * r)), alpha);

/** The greatest chroma of sRGB at a lightness and hue. */
function gamutEdge(lightness, hue) {
  let [low, high] = [0, 0.4];
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (isInGamut(ofOKLCH([lightness, middle, hue]))) low = middle;
    else high = middle;
  }
  return low;
}

/** `#RRGGBB`, or `#RRGGBBAA` where the color is translucent, as the tool writes it. */
function hexOf(color) {
  const digits = (channel) =>
    Math.round((channel > 0 ? Math.min(channel, 1) : 0) * 255).toString(16).padStart(2, "0");
  return `#${color.slice(0, isOpaque(color) ? 3 : 4).map(digits).join("")}`.toUpperCase();
}

/** The color of 3, 4, 6 or 8 hexadecimal digits, with or without #; nothing if it is none. */
function ofHex(text) {
  let digits = /^#?([0-9a-f]+)$/i.exec(text.trim())?.[1];
  if (digits?.length === 3 || digits?.length === 4) digits = digits.replace(/./g, "$&$&");
  if (digits?.length !== 6 && digits?.length !== 8) return undefined;
  const channel = (i) => parseInt(digits.slice(2 * i, 2 * i + 2), 16) / 255;
  return [channel(0), channel(1), channel(2), digits.length === 8 ? channel(3) : 1];
}
