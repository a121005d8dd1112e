"""The evaluations of the VaultMail specification, from its own tables and WCAG's formula alone.

usage: python3 .verify/vaultmail.py > Fixtures/VaultMail/expected.tsv

Nothing here is read from the tool or from its token files: colors, opacities and pairings are written out
from the requirements named beside them. `eightBitRatio` has every color and layer rounded to 8 bits.
"""

import colorsys

THEMES = {  # FR-BT-01: accent (light), accent (dark)
    "default": ("#1B7A9E", "#3DAED4"), "midnight": ("#4F46E5", "#818CF8"),
    "forest": ("#047857", "#34D399"), "sunset": ("#C2410C", "#FB923C"),
    "lavender": ("#9333EA", "#C084FC"), "rose": ("#E11D48", "#FB7185"),
}
SOLID = {  # FR-CO-01, FR-CO-02: light, dark
    "background": ("#FFFFFF", "#000000"), "surface": ("#FFFFFF", "#1C1C1E"),
    "surfaceElevated": ("#F2F2F7", "#2C2C2E"), "textPrimary": ("#000000", "#FFFFFF"),
    "textInverse": ("#FFFFFF", "#FFFFFF"), "destructive": ("#FF3B30", "#FF453A"),
    "success": ("#34C759", "#30D158"), "warning": ("#FF9500", "#FF9F0A"),
    "starred": ("#FFD60A", "#FFD60A"), "categorySocial": ("#34C759", "#30D158"),
    "categoryPromotions": ("#FF9500", "#FF9F0A"), "categoryUpdates": ("#AF52DE", "#BF5AF2"),
    "categoryForums": ("#5AC8FA", "#64D2FF"),
    "appAccent": ("#2596BE", "#2596BE"),  # FR-TH-06
}
TRANSLUCENT = {  # FR-CO-01
    "textSecondary": (("#636366", 1), ("#EBEBF5", 0.6)),
    "textTertiary": (("#8E8E93", 1), ("#EBEBF5", 0.4)),
    "border": (("#3C3C43", 0.18), ("#545458", 0.4)),
    "shimmer": (("#3C3C43", 0.08), ("#545458", 0.15)),
}
CATEGORIES = ["Primary", "Social", "Promotions", "Updates", "Forums", "Uncategorized"]
STATUS = ["destructive", "success", "warning"]


def parse(text):
    return tuple(int(text[i : i + 2], 16) / 255 for i in (1, 3, 5))


def hover(theme, dark):
    """FR-CO-01 for the default theme; FR-BT-03 for the others: 15 % darker or lighter, in HSL."""
    if theme == "default":
        return parse(("#155F7A", "#4BC2E8")[dark])
    h, l, s = colorsys.rgb_to_hls(*parse(THEMES[theme][dark]))
    return colorsys.hls_to_rgb(h, l + (1 - l) * 0.15 if dark else l * 0.85, s)


def color(name, theme, dark):
    """A token's color and opacity."""
    accent = parse(THEMES[theme][dark])
    if name in SOLID:
        return parse(SOLID[name][dark]), 1
    if name in TRANSLUCENT:
        text, alpha = TRANSLUCENT[name][dark]
        return parse(text), alpha
    if name in ("accent", "unreadDot", "categoryPrimary", "previewColor"):  # FR-BT-03, FR-TH-01
        return accent, 1
    if name == "accentHover":
        return hover(theme, dark), 1
    if name == "categoryUncategorized":
        return color("textTertiary", theme, dark)
    if name == "categoryUncategorizedMuted":
        return color("shimmer", theme, dark)
    if name == "surfaceSelected":
        return accent, (0.08, 0.12)[dark]
    if name.endswith("Muted"):  # FR-CO-01, FR-CO-02
        return color(name.removesuffix("Muted"), theme, dark)[0], (0.12, 0.15)[dark]
    raise KeyError(name)


def rounded(rgb):
    return tuple(int(c * 255 + 0.5) / 255 for c in rgb)


def composite(layers, finish):
    """Layers, top first; the last is opaque. `finish` is applied to each color and each composite."""
    result = finish(layers[-1][0])
    for rgb, alpha in reversed(layers[:-1]):
        result = finish(tuple(c * alpha + r * (1 - alpha) for c, r in zip(finish(rgb), result)))
    return result


def luminance(rgb):
    def linear(c):
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    r, g, b = map(linear, rgb)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def ratio(foreground, stack, theme, dark, finish):
    layers = [color(name, theme, dark) for name in stack]
    behind = luminance(composite(layers, finish))
    front = luminance(composite([color(foreground, theme, dark)] + layers, finish))
    return (max(behind, front) + 0.05) / (min(behind, front) + 0.05)


def pairings():
    """Rule, foreground, stack, usage, least ratio, and the schemes in which it is judged."""
    selected = ["surfaceSelected", "surface"]
    muted = ["accentMuted", "surface"]
    both = (False, True)
    screens = [["background"], ["surface"], ["surfaceElevated"]]
    yield "FR-BT-04", "textInverse", ["accent"], "text", 4.5, (False,)
    for name, least in [("textPrimary", 7), ("textSecondary", 4.5), ("textTertiary", 4.5)]:
        for stack in screens + [selected]:
            yield "NFR-ACC-01", name, stack, "text", least, both
    yield "NFR-ACC-01", "textInverse", ["accent"], "text", 4.5, (True,)
    yield "NFR-ACC-01", "textInverse", ["accentHover"], "text", 4.5, both
    yield "NFR-ACC-01", "textPrimary", muted, "text", 7, both
    for stack in screens:
        yield "NFR-ACC-01", "accent", stack, "text", 4.5, both
    for name in CATEGORIES:
        for row in (["surface"], selected, muted):  # read, unread and selected rows
            chip = [f"category{name}Muted"] + row
            yield "NFR-ACC-01", f"category{name}", chip, "text", 4.5, both
    for name in STATUS:
        yield "NFR-ACC-01", name, [f"{name}Muted", "surface"], "text", 4.5, both
        for stack in (["background"], ["surface"]):
            yield "NFR-ACC-01", name, stack, "ui-component", 3, both
    for name in ("unreadDot", "starred"):
        for row in (["surface"], selected, muted):
            yield "NFR-ACC-01", name, row, "ui-component", 3, both
    for stack in screens:
        yield "NFR-ACC-01", "border", stack, "ui-component", 3, both
    for name in ("textSecondary", "textTertiary"):
        yield "NFR-ACC-01", name, muted, "text", 4.5, both
    yield "NFR-ACC-01", "textInverse", ["accent"], "ui-component", 3, both
    for stack in screens:
        yield "NFR-ACC-01", "accent", stack, "ui-component", 3, both
    for stack in (["background"], ["surface"]):
        yield "NFR-ACC-01", "accentHover", stack, "text", 4.5, both
    yield "NFR-ACC-01", "previewColor", ["surface"], "ui-component", 3, both
    for stack in (["background"], ["surface"]):
        yield "NFR-ACC-01", "appAccent", stack, "text", 4.5, both


def main():
    rows = []
    for theme in THEMES:
        for dark in (False, True):
            for rule, foreground, stack, usage, least, schemes in pairings():
                if dark not in schemes:
                    continue
                exact = ratio(foreground, stack, theme, dark, lambda rgb: rgb)
                steps = ratio(foreground, stack, theme, dark, rounded)
                outcome = "pass" if min(exact, steps) >= least else "fail"
                rows.append([
                    rule, theme, ("light", "dark")[dark], foreground, " over ".join(stack), usage,
                    least, exact, steps, outcome,
                ])
    print(
        f"# The {len(rows)} evaluations of the VaultMail specification, computed by .verify/vaultmail.py in "
        "float64 from the specification's tables alone. eightBitRatio: every color and layer rounded to 8 bits."
    )
    print(*"rule theme scheme foreground background usage required ratio eightBitRatio outcome".split(), sep="\t")
    for row in rows:
        print(*row, sep="\t")


if __name__ == "__main__":
    main()
