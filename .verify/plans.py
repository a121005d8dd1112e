"""usage: plans.py TOOL [SYSTEMS [SEED]]

Compares the plans of `fix` with brute force on random small systems: every color of 8 bits on the line of
constant hue for each color, every opacity in hundredths, every change alone and every two together. Colors,
layers and pairings are judged here, with nothing read from the tool. An opacity beside another color's
components stays as it is, unless it is a token. Needs numpy.

System number N has the seed SEED + N, so `plans.py TOOL 1 SEED` runs that one alone. Then it also removes
what does not matter, and prints the smallest system that still shows each kind of trouble.
Fails if something became worse, or if more than a few are left that one or two changes can fix.
"""
import concurrent.futures, itertools, json, os, random, statistics, subprocess, sys, tempfile

import numpy as np

LEAST = {"text": 4.5, "large-text": 3.0, "ui-component": 3.0}
# What two colors differ by, ΔEOK, if they can be told apart; and a background that turns around.
NOTICEABLE, TURNED = 0.02, 0.5
# The steps of a ramp differ by this at least in lightness.
GAP = 1 / 256
# The share of what one or two changes can fix; less means that a planner forgot something.
LEAST_SHARE = 0.94


# Colors: arrays whose last axis is red, green and blue, gamma-encoded, 0…1.
def linear(encoded):
    return np.where(encoded <= 0.04045, encoded / 12.92, ((np.maximum(encoded, 0) + 0.055) / 1.055) ** 2.4)


def encoded(light):
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * np.maximum(light, 0) ** (1 / 2.4) - 0.055)


LIGHT = linear(np.arange(256) / 255)
WEIGHTS = np.array([0.2126, 0.7152, 0.0722])
# Linear sRGB to the responses of the cones and on to OKLab. [B. Ottosson, Oklab, C++ source of 2021-01-25]
CONES = np.array([
    [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005]])
LAB = np.array([
    [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.8086757660]])
FROM_LAB, FROM_CONES = np.linalg.inv(LAB), np.linalg.inv(CONES)


def oklab(rgb):
    return np.cbrt(linear(rgb) @ CONES.T) @ LAB.T


def light_of(lab):
    """Linear sRGB."""
    return (lab @ FROM_LAB.T) ** 3 @ FROM_CONES.T


def eight(rgb):
    return np.floor(np.clip(rgb, 0, 1) * 255 + 0.5) / 255


def over(rgb, alpha, under):
    return rgb * alpha + under * (1 - alpha)


def luminance8(rgb):
    return LIGHT[np.rint(rgb * 255).astype(int)] @ WEIGHTS


def contrast(layers):
    """The worse ratio of both renderings: layers top first, each with its opacity or None for opaque."""
    exact = layers[-1][0]
    steps = eight(exact)
    for rgb, alpha in reversed(layers[1:-1]):
        exact, steps = (rgb, eight(rgb)) if alpha is None else (over(rgb, alpha, exact), eight(over(rgb, alpha, steps)))
    rgb, alpha = layers[0]
    front, front8 = (rgb, eight(rgb)) if alpha is None else (over(rgb, alpha, exact), eight(over(rgb, alpha, steps)))

    def ratio(first, second):
        return (np.maximum(first, second) + 0.05) / (np.minimum(first, second) + 0.05)

    return np.minimum(ratio(linear(front) @ WEIGHTS, linear(exact) @ WEIGHTS),
                      ratio(luminance8(front8), luminance8(steps)))


def line(rgb, steps=4096, known={}):
    """Every color of 8 bits with a color's hue, from black to white; its chroma as far as sRGB has it."""
    key = tuple(rgb)
    if key not in known:
        _, a, b = oklab(rgb)
        chroma = np.hypot(a, b)
        hue = np.array([0, a, b]) / (chroma or 1)
        lightness = np.linspace(0, 1, steps + 1)[:, None] * np.array([1, 0, 0])
        inside = lambda light: ((light >= -1e-7) & (light <= 1 + 1e-7)).all(-1)
        most = np.full(steps + 1, chroma)
        out = np.flatnonzero(~inside(light_of(lightness + most[:, None] * hue)))
        low, high = np.zeros(len(out)), most[out]
        for _ in range(18):
            middle = (low + high) / 2
            fits = inside(light_of(lightness[out] + middle[:, None] * hue))
            low, high = np.where(fits, middle, low), np.where(fits, high, middle)
        most[out] = low
        channels = np.rint(encoded(np.clip(light_of(lightness + most[:, None] * hue), 0, 1)) * 255).astype(int)
        _, first = np.unique(channels @ np.array([65536, 256, 1]), return_index=True)
        known[key] = channels[np.sort(first)] / 255
    return known[key]


class Colors:
    """Colors that one place may have: the first is its own."""

    def __init__(self, rgb, alpha, twin=None, both=None):
        self.rgb, self.alpha = np.asarray(rgb, float), np.asarray(alpha, float)
        # An opacity in hundredths also has to do as the nearest 255th.
        self.twin = self.alpha if twin is None else np.asarray(twin, float)
        # Whether lightness and opacity differ from those of the place at once.
        self.both = np.zeros(len(self.rgb), bool) if both is None else both
        self.black, self.white = (oklab(over(self.rgb, self.alpha[:, None], ground)) for ground in (0.0, 1.0))
        self.isOpaque = bool((self.alpha >= 1).all())

    def __getitem__(self, chosen):
        found = object.__new__(Colors)
        for name in ("rgb", "alpha", "twin", "both", "black", "white"):
            setattr(found, name, getattr(self, name)[chosen])
        found.isOpaque = self.isOpaque
        return found

    def __len__(self):
        return len(self.rgb)

    def along(self, axis):
        """Along the first axis of a table or the second."""
        return self.rgb.reshape((-1, 1, 3) if axis == 0 else (1, -1, 3))

    def opacity(self, axis, twin):
        if self.isOpaque: return None
        return (self.twin if twin else self.alpha).reshape((-1, 1, 1) if axis == 0 else (1, -1, 1))

    def apart(self, other):
        """A table of the visible differences."""
        far = lambda first, second: np.sqrt(((first[:, None] - second[None]) ** 2).sum(-1))
        return np.maximum(far(self.black, other.black), far(self.white, other.white))

    @staticmethod
    def opacities(alpha):
        """Those of a place with an opacity alone, as black."""
        alphas = np.concatenate([[alpha], np.arange(101) / 100])
        twins = np.floor(alphas * 255 + 0.5) / 255
        twins[0] = alpha
        return Colors(np.zeros((102, 3)), alphas, twins)

    @staticmethod
    def all(rgb, alpha):
        """Those that a place may change to."""
        if alpha >= 1:
            shades = line(rgb)
            return Colors(np.vstack([rgb, shades]), np.ones(len(shades) + 1))
        shades, steps = line(rgb), np.arange(101) / 100
        few, coarse = shades[::12], np.arange(0, 101, 5) / 100
        colors = np.vstack([rgb, shades, np.repeat(eight(rgb)[None], 101, 0), np.repeat(few, len(coarse), 0)])
        alphas = np.concatenate([[alpha], np.full(len(shades), alpha), steps, np.tile(coarse, len(few))])
        twins = np.floor(alphas * 255 + 0.5) / 255
        twins[:1] = alpha
        both = np.arange(len(colors)) > len(shades) + 101
        return Colors(colors, alphas, twins, both)


# Systems: `files` has the tokens of "base" and of each context, which later wins.
class System:
    def __init__(self, form, contexts, files, pairings):
        self.form, self.contexts, self.files, self.pairings = form, contexts, files, pairings

    def without(self, pairing=None, context=None):
        """A smaller one, without tokens that nothing uses."""
        pairings = [one for index, one in enumerate(self.pairings) if index != pairing]
        if all("when" in one for one in pairings): return None
        contexts = [name for name in self.contexts if name != context]
        # Some context stays, and light in sources with `when`: the tool adds it to the other schemes.
        if not contexts and self.contexts or self.form == "when" and context == "light": return None
        if context: pairings = [one for one in pairings if one.get("when", {}).get("scheme") != context]
        used, names = set(), [name for one in pairings for name in stack(one)]
        while names:
            name = names.pop()
            if name in used: continue
            used.add(name)
            for tokens in self.files.values():
                if is_alias(tokens.get(name)): names.append(tokens[name][1:-1])
                names += [found for part in ("components", "alpha") if (found := referred(tokens.get(name), part))]
        ramp = {name[:-3] for name in used if name[-3:].isdigit()}
        files = {file: {name: value for name, value in tokens.items() if name in used or name[:-3] in ramp}
                 for file, tokens in self.files.items() if file == "base" or file in contexts}
        if self.form == "when" and not all(files[context] for context in contexts): return None
        return System(self.form, contexts, files, pairings) if pairings else None

    def write(self, folder):
        text = lambda value: json.dumps(value, indent=1)
        for file, tokens in self.files.items():
            # Each token on a line of its own: it is found by that.
            lines = [f'  {json.dumps(name)}: {{ "$type": "{"number" if isinstance(value, float) else "color"}", '
                     f'"$value": {json.dumps(value)} }}' for name, value in tokens.items()]
            with open(os.path.join(folder, file + ".tokens.json"), "w") as out:
                out.write("{\n" + ",\n".join(lines) + "\n}\n")
        if self.form == "plain": sources = ["base.tokens.json"]
        elif self.form == "when":
            sources = ["base.tokens.json"] * bool(self.files["base"]) + [
                {"path": name + ".tokens.json", "when": {"scheme": name}} for name in self.contexts]
        else:
            sources, reference = ["app.resolver.json"], lambda name: {"$ref": name + ".tokens.json"}
            with open(os.path.join(folder, "app.resolver.json"), "w") as out:
                out.write(text({
                    "name": "app", "version": "2025.10", "sets": {"base": {"sources": [reference("base")]}},
                    "modifiers": {"scheme": {"contexts": {name: [reference(name)] for name in self.contexts},
                                             "default": self.contexts[0]}},
                    "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/scheme"}]}))
        with open(os.path.join(folder, "contrast-audit.json"), "w") as out:
            out.write(text({"tokens": sources, "rules": [{"id": "R", "pairings": self.pairings}]}))

    def place(self, name, context):
        """Where a token's color is written in a context: the file and the token."""
        for _ in range(9):
            file = context if context and name in self.files[context] else "base"
            value = self.files[file][name]
            if not is_alias(value): return file, name
            name = value[1:-1]

    def layer(self, name, context):
        """The place of a token's color; and its opacity, or the place of that, if it takes only the components."""
        place = self.place(name, context)
        value = self.files[place[0]][place[1]]
        base = referred(value)
        if not base: return place, None
        number = referred(value, "alpha")
        return self.place(base, context), self.place(number, context) if number else value["alpha"]

    def __str__(self):
        tokens = "; ".join(file + ": " + ", ".join(f"{name} {json.dumps(value)}" for name, value in tokens.items())
                           for file, tokens in self.files.items() if tokens)
        pairings = "; ".join(
            f"{one['foreground']} on {one['background']} {one['usage']}" + (f" {one['minimum']}" if "minimum" in one else "")
            + (f" when {one['when']['scheme']}" if "when" in one else "") for one in self.pairings)
        return f"({self.form} {' '.join(self.contexts)}) {tokens}\n      {pairings}"


def is_alias(value):
    return isinstance(value, str) and value.startswith("{")


def referred(value, part="components"):
    """The token whose components or opacity a value takes."""
    if isinstance(value, dict) and isinstance(value.get(part), dict): return value[part]["$ref"].split("/")[1]


def stack(pairing):
    return [pairing["foreground"], *pairing["background"].split(" over ")]


def parsed(value):
    """The color and the opacity that a token is written with."""
    if isinstance(value, float): return np.zeros(3), value
    if isinstance(value, dict): return np.array(value["components"], float), float(value.get("alpha", 1))
    parts = [int(value[index:index + 2], 16) / 255 for index in range(1, len(value), 2)]
    return np.array(parts[:3]), parts[3] if len(parts) > 3 else 1.0


def examples():
    """Systems that people met."""
    page, ink = [("accent", "#EDD22E"), ("ink", "#4C1B01")], [
        {"foreground": "accent", "background": "page", "usage": "text"},
        {"foreground": "ink", "background": "page", "usage": "text", "when": {"scheme": "light"}}]
    for form in ("resolver", "when"):
        yield System(form, ["light", "dark"], {
            "base": dict(page), "light": {"page": "#E1DDA2"}, "dark": {"page": "#114D57"}}, ink)
    yield System("plain", [], {"base": {**dict(page), "dark": "#114D57", "light": "#E1DDA2"}}, [
        {"foreground": "accent", "background": "dark", "usage": "text"},
        {"foreground": "accent", "background": "light", "usage": "text"},
        {"foreground": "ink", "background": "light", "usage": "text"}])


def random_system(seed):
    rng = random.Random(seed)
    contexts = rng.choice([[], ["light", "dark"], ["light", "dark"], ["light", "dark", "dim"]])
    form = rng.choice(["resolver", "when"]) if contexts else "plain"

    def shade(kind, context):
        low, high = {"page": (0.82, 1.0), "ink": (0.15, 0.55), "accent": (0.35, 0.8)}[kind]
        if context in ("dark", "dim") and kind != "accent": low, high = 1 - high, 1 - low
        if rng.random() < 0.1: low, high = 0, 1
        while True:
            chroma, hue = rng.choice([0, 0.02, 0.05, 0.1, 0.15]) * rng.random(), rng.random() * 2 * np.pi
            lab = np.array([rng.uniform(low, high), chroma * np.cos(hue), chroma * np.sin(hue)])
            light = light_of(lab)
            if (light >= 0).all() and (light <= 1).all():
                return "#" + "".join("%02X" % round(255 * float(part)) for part in encoded(light))

    def clear(text):
        """With an opacity."""
        alpha = rng.choice([8, 12, 15, 30, 40, 50, 60, 72, 80, 87]) / 100
        if rng.random() < 0.5: return text + "%02X" % round(alpha * 255)
        return {"colorSpace": "srgb", "components": [round(float(part), 4) for part in parsed(text)[0]], "alpha": alpha}

    files = {"base": {}, **{name: {} for name in contexts}}

    def add(name, kind, translucent=False):
        make = lambda context: clear(shade(kind, context)) if translucent else shade(kind, context)
        if not contexts or rng.random() < 0.4:
            files["base"][name] = make(rng.choice(contexts) if contexts else "light")
        elif form == "resolver" and rng.random() < 0.3:
            # What is not said holds as in the base.
            files["base"][name] = make("light")
            for context in contexts[1:]: files[context][name] = make(context)
        else:
            for context in contexts: files[context][name] = make(context)

    pages, inks, tints = [], [], []
    for _ in range(rng.randint(2, 6)):
        kind = rng.choice(["page", "ink", "accent", "accent", "ink", "tint", "faint"])
        if not pages: kind = "page"
        elif not inks: kind = "ink"
        if kind == "page":
            pages.append(["page", "card", "sheet", "bar", "row", "well"][len(pages)])
            add(pages[-1], "page")
        elif kind == "tint":
            tints.append(["tint", "hover", "veil", "wash", "film"][len(tints)])
            add(tints[-1], rng.choice(["page", "ink", "accent"]), True)
        else:
            inks.append(["ink", "link", "mark", "note", "icon"][len(inks)])
            add(inks[-1], "ink" if kind != "accent" else "accent", kind == "faint")
    if rng.random() < 0.15:
        steps = sorted((shade("page", None) if rng.random() < 0.3 else shade("accent", None)
                        for _ in range(rng.randint(4, 5))), key=lambda text: oklab(parsed(text)[0])[0])
        if rng.random() < 0.5: steps.reverse()
        for index, step in enumerate(steps):
            files["base"][f"gray-{index + 1}00"] = step
        inks.append(f"gray-{rng.randint(1, 4)}00")
        if rng.random() < 0.5: inks.append(f"gray-{rng.randint(1, 4)}00")
        inks = list(dict.fromkeys(inks))
    if rng.random() < 0.2:
        # A layer of another color, with an opacity of its own.
        base = rng.choice([name for name in inks + pages if not any(parsed(tokens[name])[1] < 1 for tokens in files.values() if name in tokens)] or pages)
        for tokens in files.values():
            if base in tokens:
                tokens[base] = {"colorSpace": "srgb", "components": [round(float(part), 4) for part in parsed(tokens[base])[0]]}
        alpha = rng.choice([0.08, 0.12, 0.3, 0.5, 0.6, 0.8])
        if rng.random() < 0.5: files["base"]["level"], alpha = alpha, {"$ref": "#/level/$value"}
        files["base"]["soft"] = {"colorSpace": "srgb", "components": {"$ref": f"#/{base}/$value/components"}, "alpha": alpha}
        rng.choice([inks, tints]).append("soft")
    opaque = lambda name: all(name not in tokens or name != "soft" and parsed(tokens[name])[1] >= 1 for tokens in files.values())
    for name in ["title", "label"][:rng.choice([0, 0, 1, 2])]:
        # Another name for a color, in all contexts or not the same in each.
        if contexts and rng.random() < 0.4:
            for context in contexts: files[context][name] = "{" + rng.choice(inks) + "}"
        else:
            files["base"][name] = "{" + rng.choice(inks) + "}"
        inks.append(name)
    for context in contexts:
        if form == "when" and not files[context]: files[context]["line"] = shade("ink", context)
    aliased = set(name for tokens in files.values() for name, value in tokens.items() if is_alias(value))
    grounds = pages + [name for name in inks if name not in aliased and opaque(name)]
    pairings, seen = [], set()
    for _ in range(rng.randint(2, 10)):
        ground = rng.choice(grounds if rng.random() < 0.25 else pages)
        if tints and rng.random() < 0.35: ground = rng.choice(tints) + " over " + ground
        front = rng.choice(inks if rng.random() < 0.85 else inks + pages + tints)
        one = {"foreground": front, "background": ground, "usage": rng.choice(["text", "text", "large-text", "ui-component"])}
        if rng.random() < 0.05: one["minimum"] = 7
        if contexts and rng.random() < 0.15: one["when"] = {"scheme": rng.choice(contexts)}
        if front in ground.split(" over ") or (front, ground) in seen: continue
        seen.add((front, ground))
        pairings.append(one)
    if not any("when" not in one for one in pairings):
        # Something has to be judged in each context.
        pairings = [one for one in pairings if (one["foreground"], one["background"]) != (inks[0], pages[0])]
        pairings.append({"foreground": inks[0], "background": pages[0], "usage": "text"})
    return System(form, contexts, files, pairings)


class Problem:
    """The demands of a system on the places where its colors are written."""

    def __init__(self, system):
        self.system, self.demands, self.evaluations = system, {}, []
        for index, pairing in enumerate(system.pairings):
            least = pairing.get("minimum", LEAST[pairing["usage"]])
            for context in system.contexts or [None]:
                if pairing.get("when", {}).get("scheme", context) != context: continue
                layers = tuple(system.layer(name, context) for name in stack(pairing))
                # The least ratio, every place that matters, and the layers: a color, and its opacity if that
                # is written elsewhere.
                demand = least, tuple(place for layer in layers for place in layer if isinstance(place, tuple)), layers
                self.demands.setdefault(demand, []).append((index, context))
                self.evaluations.append((index, context, demand))
        self.places = sorted({place for _, places, _ in self.demands for place in places})
        self.colors = {(file, name): parsed(value) for file, tokens in system.files.items()
                       for name, value in tokens.items() if not is_alias(value) and not referred(value)}
        self.ratio = {demand: self.measured(demand, self.colors) for demand in self.demands}
        self.failing = {demand for demand in self.demands if self.ratio[demand] < demand[0]}
        self.of = {place: [demand for demand in self.demands if place in demand[1]] for place in self.places}
        self.grounds = {place for _, _, layers in self.demands for place, _ in layers[1:]}
        self.opacities = {place for _, _, layers in self.demands for _, place in layers if isinstance(place, tuple)}
        self.neighbors = self.ramps()
        self.candidates = {}

    def measured(self, demand, colors):
        return float(contrast([self.fixed(layer, colors) for layer in demand[2]]))

    def fixed(self, layer, colors):
        place, source = layer
        alpha = source if isinstance(source, float) else colors[source or place][1]
        return colors[layer[0]][0], None if alpha >= 1 else alpha

    def ramps(self):
        """For each place those that have to stay darker, and those that have to stay lighter."""
        found = {}
        for file, tokens in self.system.files.items():
            steps = [(file, name) for name in sorted(tokens) if name[-3:].isdigit()]
            shades = [float(oklab(self.colors[step][0])[0]) for step in steps]
            pairs = list(zip(shades, shades[1:]))
            if len(steps) < 4: continue
            if all(one > two for one, two in pairs): steps.reverse()
            elif not all(one < two for one, two in pairs): continue
            for dark, light in zip(steps, steps[1:]):
                found.setdefault(light, ([], []))[0].append(dark)
                found.setdefault(dark, ([], []))[1].append(light)
        return found

    def parts(self):
        """The places that depend on each other, of each part in which something fails."""
        group = {place: {place} for place in self.places}

        def join(places):
            whole = set().union(*(group[place] for place in places if place in group))
            for place in whole: group[place] = whole

        for _, places, _ in self.demands: join(places)
        for place, (dark, light) in self.neighbors.items():
            if place in group: join([place, *dark, *light])
        parts = {id(whole): whole for whole in group.values()}
        return [sorted(whole) for whole in parts.values()
                if any(place in whole for demand in self.failing for place in demand[1])]

    def choices(self, place):
        """What a place may change to, and what each costs: how far it is, for each demand that shows it."""
        if place not in self.candidates:
            rgb, alpha = self.colors[place]
            colors = Colors.opacities(alpha) if place in self.opacities else Colors.all(rgb, alpha)
            self.candidates[place] = colors, self.cost(place, colors)
        return self.candidates[place]

    def difference(self, place, colors):
        rgb, alpha = self.colors[place]
        if place in self.opacities: return abs(colors.alpha - alpha)
        return colors.apart(Colors(rgb[None], [alpha]))[:, 0]

    def cost(self, place, colors):
        return self.difference(place, colors) * len(self.of[place])

    def allowed(self, place, colors, now):
        """Masks: what is allowed at all, so that no background turns around and each ramp stays in order; and
        what can be told from the other colors of the file too."""
        if place in self.grounds: may = self.difference(place, colors) <= TURNED
        else: may = np.ones(len(colors), bool)
        dark, light = self.neighbors.get(place, ([], []))
        lightness = oklab(colors.rgb)[:, 0]
        for other in dark: may &= lightness >= oklab(now[other][0])[0] + GAP
        for other in light: may &= lightness <= oklab(now[other][0])[0] - GAP
        own = self.same(place, colors, now)
        may |= own
        clear = may.copy()
        for other in self.places if place not in self.opacities else ():
            if other != place and other[0] == place[0] and other not in self.opacities:
                rgb, alpha = now[other]
                clear &= colors.apart(Colors(rgb[None], [alpha]))[:, 0] >= self.least(place, other) - 1e-9
        return may, clear | own

    def same(self, place, colors, now):
        rgb, alpha = now[place]
        return (colors.rgb == rgb).all(-1) & (colors.alpha == alpha)

    def least(self, first, second):
        """By what two places of one file have to differ."""
        one, two = (Colors(rgb[None], [alpha]) for rgb, alpha in (self.colors[first], self.colors[second]))
        return min(float(one.apart(two)[0, 0]), NOTICEABLE)

    def table(self, demand, chosen, now):
        """The ratios of a demand with the colors of up to two places."""
        found, axes = None, {place: axis for axis, place in enumerate(chosen)}
        isTwin = any(colors.twin is not colors.alpha and (colors.twin != colors.alpha).any() for colors in chosen.values())
        for twin in ([False, True] if isTwin else [False]):
            layers = []
            for layer in demand[2]:
                place, source = layer[0], layer[1] or layer[0]
                rgb, alpha = self.fixed(layer, now)
                if place in chosen: rgb = chosen[place].along(axes[place])
                if source in chosen: alpha = chosen[source].opacity(axes[source], twin)
                layers.append((rgb, alpha))
            ratio = contrast(layers)
            found = ratio if found is None else np.minimum(found, ratio)
        # What lies under an opaque layer does not count.
        return np.broadcast_to(found, [len(colors) for colors in chosen.values()] + [1] * (2 - len(chosen)))

    # Brute force.
    def best(self, part, both=True):
        """The nearest change of one or two places of a part after which all of it passes, with its cost: where
        colors can still be told apart, and where that does not matter; and the same of one place alone.

        `both` says whether the lightness and the opacity of a place may change at once."""
        now = self.colors
        failing = [demand for demand in self.failing if demand[1][0] in part]
        best = {True: (np.inf, None), False: (np.inf, None)}
        lists = {}
        for place in part:
            if place not in self.of: continue
            colors, cost = self.choices(place)
            may, clear = self.allowed(place, colors, now)
            if not both: may, clear = may & ~colors.both, clear & ~colors.both
            lists[place] = colors, cost, may, clear

        def consider(isClear, cost, change):
            if cost < best[isClear][0] - 1e-12: best[isClear] = cost, change

        # Alone, by the demands that no other place can help with.
        for place, (colors, cost, may, clear) in lists.items():
            if not all(place in demand[1] for demand in failing): continue
            met = may.copy()
            for demand in self.of[place]:
                met &= self.table(demand, {place: colors}, now)[:, 0] >= demand[0]
            for isClear, mask in ((True, met & clear), (False, met)):
                if mask.any():
                    index = np.flatnonzero(mask)[np.argmin(cost[mask])]
                    consider(isClear, float(cost[index]), {place: (colors, index)})
        single = {key: value for key, value in best.items()}
        for first, second in itertools.combinations(lists, 2):
            if not all(first in demand[1] or second in demand[1] for demand in failing): continue
            shared = [demand for demand in self.of[first] if second in demand[1]]
            limits = best[True][0]
            kept = {}
            for place, other in ((first, second), (second, first)):
                colors, cost, may, clear = lists[place]
                linked = other in sum(self.neighbors.get(place, ([], [])), [])
                mask = (cost < limits) & (both | ~colors.both) if linked else may & (cost < limits)
                for demand in self.of[place]:
                    if other not in demand[1]:
                        chosen = np.flatnonzero(mask)
                        if not len(chosen): break
                        mask[chosen] &= self.table(demand, {place: colors[chosen]}, now)[:, 0] >= demand[0]
                kept[place] = np.flatnonzero(mask)
                if not len(kept[place]): break
            if any(not len(kept.get(place, ())) for place in (first, second)): continue
            one, two = (lists[place][0][kept[place]] for place in (first, second))
            met = np.ones((len(one), len(two)), bool)
            costs = lists[first][1][kept[first]][:, None] + lists[second][1][kept[second]][None]
            met &= costs < limits
            for demand in shared:
                if not met.any(): break
                met &= self.table(demand, {first: one, second: two}, now) >= demand[0]
            met &= self.ordered(first, one, second, two, now)
            if not met.any(): continue
            clear = met & lists[first][3][kept[first]][:, None] & lists[second][3][kept[second]][None]
            if first[0] == second[0] and clear.any() and not {first, second} & self.opacities:
                clear &= one.apart(two) >= self.least(first, second) - 1e-9
            for isClear, mask in ((True, clear), (False, met)):
                if mask.any():
                    row, column = np.unravel_index(np.argmin(np.where(mask, costs, np.inf)), mask.shape)
                    consider(isClear, float(costs[row, column]), {first: (one, row), second: (two, column)})
        return best, single

    def ordered(self, first, one, second, two, now):
        """Whether a ramp that has both stays in order."""
        dark, light = self.neighbors.get(first, ([], []))
        if second not in dark + light: return np.ones((len(one), len(two)), bool)
        lower, upper = oklab(one.rgb)[:, 0], oklab(two.rgb)[:, 0]
        fits = (lower[:, None] + GAP <= upper[None]) if second in light else (lower[:, None] >= upper[None] + GAP)
        for place, lightness, axis in ((first, lower, 0), (second, upper, 1)):
            mask = np.ones(len(lightness), bool)
            dark, light = self.neighbors[place]
            for other in dark:
                if other not in (first, second): mask &= lightness >= oklab(now[other][0])[0] + GAP
            for other in light:
                if other not in (first, second): mask &= lightness <= oklab(now[other][0])[0] - GAP
            fits &= mask[:, None] if axis == 0 else mask[None]
        return fits

    def most(self, part, now, pairs=True, thin=3):
        """How many evaluations of a part one or two changes can fix that fail, with nothing worse."""
        ratio = {demand: self.measured(demand, now) for demand in self.demands if demand[1][0] in part}
        failing = {demand for demand in ratio if ratio[demand] < demand[0]}
        weight = {demand: len(self.demands[demand]) for demand in failing}
        best, change, lists = 0, None, {}
        floor = lambda demand: ratio[demand] - 1e-6 if demand in failing else demand[0]
        for place in part:
            if place not in self.of: continue
            colors, _ = self.choices(place)
            may, _ = self.allowed(place, colors, now)
            chosen = np.flatnonzero(may)
            if pairs: chosen = np.union1d(chosen[::thin], chosen[:1])
            lists[place] = colors[chosen]
        for place, colors in lists.items():
            if not any(demand in failing for demand in self.of[place]): continue
            may, score = np.ones(len(colors), bool), np.zeros(len(colors))
            for demand in self.of[place]:
                table = self.table(demand, {place: colors}, now)[:, 0]
                may &= table >= floor(demand)
                if demand in failing: score += (table >= demand[0]) * weight[demand]
            score[~may] = 0
            if score.max() > best: best, change = score.max(), {place: (colors, score.argmax())}
        for first, second in itertools.combinations(lists, 2) if pairs else ():
            both = set(self.of[first]) | set(self.of[second])
            if sum(weight.get(demand, 0) for demand in both) <= best: continue
            if second in sum(self.neighbors.get(first, ([], [])), []): continue
            one, two = lists[first], lists[second]
            shared = [demand for demand in both if first in demand[1] and second in demand[1]]
            if not shared: continue
            may, score = np.ones((len(one), len(two)), bool), np.zeros((len(one), len(two)))
            scores = {}
            for place, other in ((first, second), (second, first)):
                for demand in self.of[place]:
                    if other in demand[1]: continue
                    table = self.table(demand, {place: lists[place]}, now)[:, 0]
                    good, point = table >= floor(demand), (table >= demand[0]) * weight.get(demand, 0)
                    may &= good[:, None] if place == first else good[None]
                    score += point[:, None] if place == first else point[None]
            for demand in shared:
                if not may.any(): break
                rows, columns = may.any(1), may.any(0)
                table = np.zeros(may.shape)
                table[np.ix_(rows, columns)] = self.table(demand, {first: one[rows], second: two[columns]}, now)
                may &= table >= floor(demand)
                score += (table >= demand[0]) * weight.get(demand, 0)
            score[~may] = 0
            if score.max() > best:
                row, column = np.unravel_index(score.argmax(), score.shape)
                best, change = score.max(), {first: (one, row), second: (two, column)}
        return int(best), change

    def told(self, change):
        return ", ".join(f"{'.'.join(place)} {hexadecimal(*self.colors[place])} → "
                         + hexadecimal(colors.rgb[index], float(colors.alpha[index]))
                         for place, (colors, index) in (change or {}).items() if colors.rgb[index].tolist()
                         != self.colors[place][0].tolist() or colors.alpha[index] != self.colors[place][1])


def hexadecimal(rgb, alpha):
    return "#" + "".join("%02X" % int(np.floor(part * 255 + 0.5)) for part in rgb) + ("" if alpha >= 1 else f"/{alpha:.4g}")


class Run:
    """What the tool makes of a system, and what is wrong with it."""

    def __init__(self, tool, system):
        self.system, self.problem = system, Problem(system)
        # By kind, a text for each.
        self.troubles, self.ratios, self.changes = {}, [], 0
        self.isFailing = bool(self.problem.failing)
        self.need, self.isWhole = 0, True
        # Evaluations that the plan fixes, and that it could.
        self.fixed, self.fixable = 0, 0
        with tempfile.TemporaryDirectory() as self.folder:
            system.write(self.folder)
            try:
                self.compare(tool)
            except subprocess.TimeoutExpired:
                self.say("the tool does not end", "after 20 seconds")

    def say(self, kind, text):
        self.troubles.setdefault(kind, []).append(text)

    def call(self, tool, *arguments, expected):
        run = subprocess.run([tool, *arguments], cwd=self.folder, capture_output=True, text=True, timeout=20,
                             env={**os.environ, "NO_COLOR": "1"})
        if run.returncode not in expected:
            self.say(f"exit status {run.returncode} of {arguments[0]}", (run.stderr or run.stdout).strip()[:400])
            return None
        return run

    def compare(self, tool):
        problem = self.problem
        status = int(self.isFailing)
        audit = self.call(tool, "audit", "--format", "json", expected=[status])
        fix = self.call(tool, "fix", "--unsafe-fixes", "--format", "json", expected=[status])
        if fix is None and self.isFailing:
            # Nothing is fixed, whatever can be.
            parts = [problem.best(part) for part in problem.parts()]
            self.isWhole = False
            self.need = max(3 if best[False][1] is None else 2 if single[False][1] is None else 1 for best, single in parts)
        if audit is None or fix is None: return
        report, plan = json.loads(audit.stdout), json.loads(fix.stdout)
        results = {}
        for result in report["results"]:
            results[result["foreground"], " over ".join(result["background"]), result["context"].get("scheme")] = result
        for index, context, demand in problem.evaluations:
            pairing = self.system.pairings[index]
            result = results.get((pairing["foreground"], pairing["background"], context))
            if result is None or (result["outcome"] == "fail") != (demand in problem.failing):
                self.say("judged otherwise", f"{pairing} {context}: {result and result['ratio']}, here {problem.ratio[demand]}")
        write = self.call(tool, "fix", "--unsafe-fixes", "--write", "--format", "json", expected=[0, 1])
        if write is None: return
        self.after, self.written = dict(problem.colors), dict(problem.colors)
        for change in plan["changes"]:
            place = change["location"]["file"].removesuffix(".tokens.json"), change["token"]
            proposed = change["proposed"]
            self.after[place] = parsed(proposed) if isinstance(proposed, str) else (np.zeros(3), proposed)
        for file in self.system.files:
            path = os.path.join(self.folder, file + ".tokens.json")
            with open(path) as source:
                for name, token in json.load(source).items():
                    if not is_alias(token["$value"]) and not referred(token["$value"]): self.written[file, name] = parsed(token["$value"])
        self.changes = len(plan["changes"])
        for place, (rgb, alpha) in self.written.items():
            planned, least = self.after[place]
            if abs(rgb - planned).max() > 0.5 / 255 or abs(alpha - least) > 0.5 / 255 + 1e-9:
                self.say("written otherwise than planned", f"{place}: {hexadecimal(rgb, alpha)}, planned {hexadecimal(planned, least)}")
        self.judge(plan, write)
        if self.isFailing:
            for part in problem.parts(): self.judge_part(part, results, plan)

    def judge(self, plan, write):
        """What became worse, and whether the tool says of it what is so."""
        problem, left = self.problem, 0
        for name, now in (("", self.written), (" by the colors of the plan", self.after)):
            for index, context, demand in problem.evaluations:
                before, ratio = problem.ratio[demand], problem.measured(demand, now)
                left += not name and ratio < demand[0]
                # An opacity is shown as a 255th.
                slack = 2e-6 if not name or all(now[place][1] >= 1 for place in demand[1]) else 0.05
                if (ratio < demand[0] <= before and (not name or slack < 0.05)) or (before < demand[0] and ratio < min(before, demand[0]) - slack):
                    self.say("worse" + name, f"{stack(self.system.pairings[index])} {context}: {before:.4f} → {ratio:.4f} of {demand[0]}")
        self.left = left
        if plan["failedAfter"] != left or write.returncode != int(left > 0) or (left > 0) != bool(plan["unmet"]):
            self.say("miscounted", f"{left} fail, the tool says {plan['failedAfter']}, {len(plan['unmet'])} demands are not met, status {write.returncode}")
        for place, (rgb, alpha) in self.written.items():
            old, opacity = problem.colors[place]
            if opacity >= 1 > alpha: self.say("opaque no more", f"{place}")
            colors = Colors(rgb[None], [alpha])
            if place in problem.grounds and problem.difference(place, colors)[0] > TURNED + 0.001:
                self.say("turned around", f"{place}: {hexadecimal(old, opacity)} → {hexadecimal(rgb, alpha)}")
            if (rgb != old).any() and place in problem.of:
                # Near the line of its hue.
                far = float(min(abs(line(old) - rgb).max(-1)))
                if far > 1.01 / 255 and abs(eight(old) - rgb).max() > 0.5 / 255:
                    self.say("off the line of its hue and chroma", f"{place}: {hexadecimal(old, opacity)} → {hexadecimal(rgb, alpha)}, {far * 255:.1f} steps")
            for other in problem.neighbors.get(place, ([], []))[1]:
                if oklab(rgb)[0] >= oklab(self.written[other][0])[0]:
                    self.say("ramp out of order", f"{place} {hexadecimal(rgb, 1)}, {other} {hexadecimal(self.written[other][0], 1)}")

    def alike(self, part):
        """The pairs of places that cannot be told apart any more."""
        problem, found = self.problem, []
        for first, second in itertools.combinations(problem.places, 2):
            if first[0] != second[0] or {first, second} & problem.opacities or not (first in part or second in part): continue
            one, two = (Colors(rgb[None], [alpha]) for rgb, alpha in (self.written[first], self.written[second]))
            if float(one.apart(two)[0, 0]) < problem.least(first, second) - 1e-4: found.append((first, second))
        return found

    def judge_part(self, part, results, plan):
        problem, now = self.problem, self.written
        mine = [demand for demand in problem.demands if demand[1][0] in part]
        left = [demand for demand in mine if problem.measured(demand, now) < demand[0]]
        # By the color that is meant, which a few decimals of the file only come close to.
        cost = sum(float(problem.cost(place, Colors(self.after[place][0][None], [now[place][1]]))[0])
                   for place in part if place in problem.of)
        best, single = problem.best(part, both=False)
        isClear = all(problem.colors[place][1] >= 1 for place in part)
        wide = best if isClear else problem.best(part)[0]
        if best[False][1] is None: best, single = problem.best(part)
        told = ", ".join(f"{'.'.join(place)} {hexadecimal(*problem.colors[place])} → {hexadecimal(*now[place])}" for place in part
                         if (now[place][0] != problem.colors[place][0]).any() or now[place][1] != problem.colors[place][1])
        told = told or "nothing"
        before = sum(len(problem.demands[demand]) for demand in mine if demand in problem.failing)
        after = sum(len(problem.demands[demand]) for demand in left)
        self.fixed += before - after
        self.fixable += before - after if best[False][1] is None else before
        if best[False][1] is None:
            self.need = 3
            most, change = problem.most(part, problem.colors)
            self.fixable += max(0, most - (before - after))
            if most > before - after:
                self.say("fewer fixed", f"{before - after} of {before}, two changes fix {most}: {problem.told(change)}; the tool: {told}")
            elif left:
                more, change = problem.most(part, now, pairs=False)
                if more:
                    self.say("one more change would fix more", f"{more} of {after}: {problem.told(change)}; the tool: {told}")
        else:
            need = 1 if single[False][1] is not None else 2
            self.need = max(self.need, need)
            if left:
                self.isWhole = False
                change = best[True] if best[True][1] else best[False]
                far = any(place in problem.grounds and problem.difference(place, colors[[index]])[0] > 0.4
                          for place, (colors, index) in change[1].items())
                shown = problem.told(change[1]).count(" → ")
                self.say(f"not fixed, {shown} change{'s' * (shown > 1)} would"
                         + (", where a background changes by more than 0.4" if far else ""),
                         f"{problem.told(change[1])} (cost {change[0]:.3f}); the tool: {told}, {len(left)} left")
            else:
                alike = self.alike(part)
                if alike and best[True][1] is not None:
                    self.say("made alike without need", f"{alike}; the tool: {told}; else {problem.told(best[True][1])}")
                to = best[False] if alike or best[True][1] is None else best[True]
                ratio = cost / to[0] if to[0] > 0 else 1.0
                self.ratios.append(ratio)
                if wide[False][0] < min(cost, to[0]) / 1.02:
                    self.say("nearer where lightness and opacity change at once, which no plan does",
                             f"{cost / wide[False][0]:.3f}: {problem.told(wide[False][1])} ({wide[False][0]:.4f}); the tool: {told} ({cost:.4f})")
                if ratio > 1.02:
                    passing = any(not any(demand in problem.failing for demand in problem.of[place])
                                  and index > 0 for place, (colors, index) in to[1].items())
                    kind = "farther than 1.2" if ratio > 1.2 else "farther than 1.02"
                    moved = {place for place, (colors, index) in to[1].items() if index > 0}
                    if moved & problem.opacities: kind += ", where an opacity changes that colors share"
                    elif passing: kind += ", where a color moves that fails nowhere"
                    self.say(kind, f"{ratio:.3f}: {problem.told(to[1])} (cost {to[0]:.4f}); the tool: {told} ({cost:.4f})")
        self.contradictions(part, results, left, cost, told)

    def contradictions(self, part, results, left, cost, told):
        """Where the suggestions of the report say otherwise."""
        problem, seen = self.problem, set()
        changed = [place for place in part if (self.written[place][0] != problem.colors[place][0]).any()
                   or self.written[place][1] != problem.colors[place][1]]
        mine = [demand for demand in problem.demands if demand[1][0] in part]
        for index, context, demand in problem.evaluations:
            if demand[1][0] not in part or demand not in problem.failing: continue
            pairing = self.system.pairings[index]
            result = results.get((pairing["foreground"], pairing["background"], context)) or {}
            for suggestion in result.get("suggestions", []):
                place = suggestion["location"]["file"].removesuffix(".tokens.json"), suggestion["token"]
                if suggestion["proposed"] is None:
                    if place in seen: continue
                    seen.add(place)
                    if changed == [place] and not left:
                        self.say("contradiction: no color is suggested, and the plan has one", f"{place}; the tool: {told}")
                    colors, _ = problem.choices(place)
                    met = problem.allowed(place, colors, problem.colors)[0]
                    for other in problem.of[place]:
                        met &= problem.table(other, {place: colors}, problem.colors)[:, 0] >= other[0]
                    if met.any():
                        self.say("suggestion: no color, and there is one", f"{place}: {hexadecimal(colors.rgb[met][0], colors.alpha[met][0])}")
                    continue
                if demand in left:
                    self.say("contradiction: suggested, and not in the plan", f"{suggestion['message']}; the tool: {told}")
                if place in seen: continue
                seen.add(place)
                # An opacity is shown as a 255th, and meant in hundredths.
                proposed = suggestion["proposed"]
                rgb, alpha = parsed(proposed) if isinstance(proposed, str) else (np.zeros(3), proposed)
                now = {**problem.colors, place: (rgb, alpha if alpha >= 1 else round(alpha, 2))}
                own = suggestion["difference"] * len(problem.of[place])
                if not left and all(problem.measured(other, now) >= other[0] for other in mine):
                    if own < cost * 0.99 - 1e-6:
                        self.say("contradiction: a suggestion is nearer than the plan", f"{suggestion['message']} ({own:.4f}); the tool: {told} ({cost:.4f})")
                    elif changed == [place] and abs(rgb - self.written[place][0]).max() > 0.5 / 255:
                        self.say("contradiction: another color for the same token", f"{suggestion['message']}; the tool: {told}")


def smallest(tool, system, kind):
    """The system without what is not needed for a kind of trouble."""
    while True:
        for smaller in itertools.chain(
                (system.without(pairing=index) for index in range(len(system.pairings))),
                (system.without(context=name) for name in system.contexts)):
            troubles = Run(tool, smaller).troubles if smaller else {}
            if kind in troubles and not any(text.startswith("exit status 2 of audit") for text in troubles if text != kind):
                system = smaller
                break
        else: return system


def outcome(job):
    tool, name, system = job
    found = Run(tool, system)
    del found.problem
    return name, found


def main():
    tool = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 400
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    jobs = [(tool, seed + number, random_system(seed + number)) for number in range(count)]
    if count == 1:
        found = Run(tool, jobs[0][2])
        print(found.system)
        for kind in found.troubles:
            small = smallest(tool, found.system, kind)
            print(f"{kind}\n      {small}\n      " + "\n      ".join(Run(tool, small).troubles[kind]))
    else:
        jobs = [(tool, f"example {number + 1}", system) for number, system in enumerate(examples())] + jobs
    with concurrent.futures.ProcessPoolExecutor() as pool:
        runs = list(pool.map(outcome, jobs, chunksize=4))
    failing = [(name, run) for name, run in runs if run.isFailing]
    small = [(name, run) for name, run in failing if run.need in (1, 2)]
    whole = sum(run.isWhole for _, run in small)
    print(f"systems: {len(runs)}, of which {len(failing)} fail; one change in each part fixes "
          f"{sum(run.need == 1 for _, run in failing)}, two fix {sum(run.need == 2 for _, run in failing)} more, "
          f"{sum(run.need == 3 for _, run in failing)} need more or cannot be fixed")
    if small:
        print(f"fixed whole: {whole} of {len(small)} that one or two changes in each part can fix, "
              f"{100 * whole / len(small):.1f} % (aim 100 %); not: "
              + (" ".join(str(name) for name, run in small if not run.isWhole) or "none"))
    fixed, fixable = sum(run.fixed for _, run in failing), sum(run.fixable for _, run in failing)
    if fixable: print(f"evaluations fixed: {fixed} of {fixable} that are known to be fixable, {100 * fixed / fixable:.1f} %")
    ratios = sorted(((ratio, name) for name, run in runs for ratio in run.ratios), key=lambda pair: pair[0])
    if ratios:
        values = [ratio for ratio, _ in ratios]
        print(f"distance against the best: median {statistics.median(values):.3f} (aim 1.02), worst {values[-1]:.3f} (aim 1.2), "
              f"{sum(value > 1.2 for value in values)} of {len(values)} above 1.2, {sum(value > 1.02 for value in values)} above 1.02; "
              "worst: " + ", ".join(f"{name} {ratio:.2f}" for ratio, name in ratios[:-6:-1]))
    worse = sum(len(texts) for _, run in runs for kind, texts in run.troubles.items() if kind.startswith("worse"))
    against = sum(any(kind.startswith("contradiction") for kind in run.troubles) for _, run in runs)
    print(f"evaluations made worse: {worse} (aim 0)\nplans that contradict a suggestion: {against} (aim 0)")
    kinds = {}
    for name, run in runs:
        for kind in run.troubles: kinds.setdefault(kind, []).append((len(run.system.pairings), str(name), run))
    for kind, those in sorted(kinds.items()):
        those.sort(key=lambda item: item[0])
        print(f"{kind}: {len(those)} system{'s' * (len(those) > 1)}: {' '.join(name for _, name, _ in those[:12])}")
        _, name, run = those[0]
        print(f"    {name}: {run.troubles[kind][0]}\n      {run.system}")
    sys.exit(int(bool(worse) or whole < LEAST_SHARE * len(small)))


if __name__ == "__main__":
    main()
