"""usage: demands.py TOOL SYSTEM RECORD COLORS

Judges the checks between colors of the policy in the folder SYSTEM by themselves, with coloraide, and
compares the tool's report with the result; records it as RECORD. Then compares the differences of
COLORS random colors, for every kind of vision. Tokens may have no aliases here.
"""
import fnmatch, itertools, json, os, random, subprocess, sys, tempfile

import coloraide
from coloraide.everything import ColorAll as Color

tool, system, record, count = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
failures = 0
VISIONS = ["normal", "protan", "deutan", "tritan"]


def luminance(channels):
    red, green, blue = Color("srgb", channels[:3]).convert("srgb-linear").coords()
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(first, second):
    low, high = sorted([luminance(first), luminance(second)])
    return (high + 0.05) / (low + 0.05)


def parsed(text):
    digits = text[1:] + ("FF" if len(text) == 7 else "")
    return [int(digits[place:place + 2], 16) / 255 for place in range(0, 8, 2)]


def seen(color, ground, rounds):
    """A color over an opaque one, as it is or with 8 bits a channel."""
    mixed = [top * color[3] + under * (1 - color[3]) for top, under in zip(color, ground or color)]
    return [int(part * 255 + 0.5) / 255 for part in mixed] if rounds else mixed


def differs(first, second, vision, severity, measure):
    colors = [Color("srgb", channels).convert("srgb-linear") for channels in (first, second)]
    if vision != "normal":
        colors = [
            color.filter(vision, severity, method="machado", space="srgb-linear", out_space="srgb-linear")
            for color in colors]
    if measure == "ok":
        return colors[0].delta_e(colors[1], method="ok", scalar=1)
    return colors[0].delta_e(colors[1], method="2000", space="lab")


def flat(group, prefix=""):
    for name, value in group.items():
        if name.startswith("$"):
            continue
        if "$value" in value:
            yield prefix + name, parsed(value["$value"])
        else:
            yield from flat(value, f"{prefix}{name}.")


def named(patterns, tokens):
    found = []
    for pattern in [patterns] if isinstance(patterns, str) else patterns:
        found += [name for name in (fnmatch.filter(tokens, pattern) if "*" in pattern else [pattern])]
    return list(dict.fromkeys(found))


def listed(value):
    return value if isinstance(value, list) else [value]


def contexts():
    """Each permutation with its tokens."""
    resolver = json.load(open(f"{system}/app.resolver.json"))
    axes = resolver["modifiers"]
    for chosen in itertools.product(*(axes[axis]["contexts"] for axis in axes)):
        tokens = dict(flat(json.load(open(f"{system}/base.json"))))
        for axis, context in zip(axes, chosen):
            for source in axes[axis]["contexts"][context]:
                tokens.update(flat(json.load(open(f"{system}/{source['$ref']}"))))
        yield dict(zip(axes, chosen)), tokens


def least(values):
    """Of both renderings the worse counts."""
    return min(values)


def judged(rule, tokens):
    """What is compared, and what it measures and needs, in one permutation."""
    def contrast(names, demand):
        ground = demand.get("background")
        under = tokens[ground] if ground else None
        a, b = names
        where = f" on {ground}" if ground else ""
        return (f"{a} and {b}{where}", least(
            ratio(seen(tokens[a], under, rounds), seen(tokens[b], under, rounds)) for rounds in (0, 1)))

    for demand in listed(rule.get("apart", [])):
        for group in demand.get("groups") or [demand["tokens"]]:
            names = named(group, tokens)
            pairs = zip(names, names[1:]) if demand.get("neighbors") else itertools.combinations(names, 2)
            for pair in pairs:
                yield *contrast(pair, demand), demand.get("minimum", 3)
    for demand in listed(rule.get("step", [])):
        yield *contrast((demand["from"], demand["to"]), demand), demand["least"]
    for demand in listed(rule.get("order", [])):
        ground, names = demand["background"], named(demand["tokens"], tokens)
        for a, b in zip(names, names[1:]):
            yield f"{a} and {b} on {ground}", least(
                ratio(seen(tokens[a], tokens[ground], rounds), tokens[ground])
                / ratio(seen(tokens[b], tokens[ground], rounds), tokens[ground])
                for rounds in (0, 1)), 1
    for demand in listed(rule.get("distinguishable", [])):
        symbol = {"ok": "ΔEOK", "ciede2000": "CIEDE2000"}[demand["difference"]]
        severity = demand.get("severity", 1)
        for vision in demand.get("vision", VISIONS):
            name = vision if vision == "normal" or severity == 1 else f"{vision} {severity}"
            for a, b in itertools.combinations(named(demand["tokens"], tokens), 2):
                yield f"{a} and {b}, {name} vision, {symbol}", differs(
                    tokens[a][:3], tokens[b][:3], vision, severity, demand["difference"]), demand["least"]


def expected():
    policy = json.load(open(f"{system}/contrast-audit.json"))
    permutations = list(contexts())
    for rule in policy["rules"]:
        for chosen, tokens in permutations:
            place = "".join(f", {axis} {name}" for axis, name in chosen.items())
            for subject, value, needs in judged(rule, tokens):
                yield rule["id"], subject + place, value, needs
        for demand in listed(rule.get("notWorse", [])):
            axis, to = demand["along"], demand["to"]
            for (here, now), (there, before) in itertools.permutations(permutations, 2):
                rest = {name for name in here if name != axis}
                if here[axis] != to or any(here[name] != there[name] for name in rest):
                    continue
                place = "".join(f", {name} {here[name]}" for name in here if name != axis) + f", {axis} {to}"
                for pairing in rule["pairings"]:
                    for ground in named(pairing["background"], now):
                        texts = pairing["foreground"]
                        choices = (
                            [(f"best of {', '.join(texts['best'])}", texts["best"])]
                            if isinstance(texts, dict) else [(text, [text]) for text in listed(texts)])
                        for name, tokens in choices:
                            value = max(ratio(now[token], now[ground]) for token in tokens) / max(
                                ratio(before[token], before[ground]) for token in tokens)
                            yield rule["id"], f"{name} on {ground}, not worse than {axis} {there[axis]}{place}", value, 1


def audit(folder):
    run = subprocess.run([tool, folder, "--format", "json"], capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(f"demands: exit status {run.returncode}\n{run.stderr}")
    return json.loads(run.stdout)["structural"]


# What the tool says, by rule and comparison.
found = {(check["rule"], check["token"]): check for check in audit(system)}
lines, worst = [], 0.0
for rule, subject, value, needs in expected():
    outcome = "pass" if value >= needs - (1e-9 if needs == 1 else 0) else "fail"
    check = found.pop((rule, subject), None)
    lines.append(f"{rule}\t{subject}\t{outcome}\t{value:.9f}\t{needs}\n")
    if check is None or check["outcome"] != outcome or check["required"] != needs:
        failures += 1
        print(f"demands: {rule} {subject} is {outcome}, measured {value}, of {needs}; the tool has {check}")
    else:
        worst = max(worst, abs(check["measured"] - value))
for rule, subject in found:
    failures += 1
    print(f"demands: only the tool judges {rule} {subject}")
with open(record, "w") as file:
    file.write(f"# Computed by .verify/demands.py with coloraide {coloraide.__version__}.\n")
    file.writelines(lines)
failures += worst > 1e-6
print(f"demands: {len(lines)} comparisons of {system}, largest deviation {worst:.1e}")

# Random colors, those of equal hue and gray ones among them.
random.seed(20)
colors = {f"c{place}": f"#{random.randrange(1 << 24):06X}" for place in range(count)}
colors |= {f"g{place}": f"#{place * 16:02X}{place * 16:02X}{place * 16:02X}" for place in range(0, 16, 3)}
worst, compared = 0.0, 0
for measure, severity in itertools.product(["ok", "ciede2000"], [1, 0.55, 0.1, 0.93]):
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "a.json"), "w") as file:
            json.dump({"$type": "color"} | {name: {"$value": text} for name, text in colors.items()}, file)
        with open(os.path.join(folder, "contrast-audit.json"), "w") as file:
            json.dump({"tokens": ["a.json"], "rules": [{"id": "ALL", "distinguishable": {
                "tokens": "*", "severity": severity, "difference": measure, "least": 0.001}}]}, file)
        for check in audit(folder):
            first, second = (parsed(colors[name])[:3] for name in check["tokens"])
            vision = check["token"].split(", ")[1].split(" ")[0]
            value = differs(first, second, vision, severity, measure)
            compared += 1
            # The hue of a gray is noise of the last digits, and counts in CIEDE2000: a tenth of the digits.
            gray = any(name.startswith("g") for name in check["tokens"]) and measure != "ok"
            worst = max(worst, abs(check["measured"] - value) / (10 if gray else 1))
failures += worst > 1e-6 or compared == 0
print(f"demands: {compared} differences of random colors, largest deviation {worst:.1e}")
sys.exit(failures > 0)
