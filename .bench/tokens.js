// The least a script can do for a token file whose tokens name their pairings: JSON.parse and plain
// arithmetic, what fails printed a line each.
const tokens = JSON.parse(require("fs").readFileSync(process.argv[2], "utf8"));
const linear = (c) => (c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4));
const components = (value) =>
  typeof value === "string"
    ? [1, 3, 5].map((i) => parseInt(value.slice(i, i + 2), 16) / 255)
    : value.components;
const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
const known = new Map();
for (const [name, token] of Object.entries(tokens)) known.set(name, luminance(components(token.$value)));
let output = "", failed = 0, judged = 0;
for (const [name, token] of Object.entries(tokens)) {
  for (const pairing of token.$extensions?.["contrast-audit"].pairings ?? []) {
    const a = known.get(name), b = known.get(pairing.background);
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    judged++;
    if (ratio >= 4.5) continue;
    failed++;
    output += `${(Math.floor(ratio * 100) / 100).toFixed(2)} of 4.5  ${name} on ${pairing.background}\n`;
  }
}
process.stdout.write(output + `${judged} judged, ${failed} failed\n`);
