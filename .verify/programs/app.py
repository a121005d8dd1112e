"""usage: app.py TOOL CHECKOUT

Audits VaultMail's app by the built-in catalog's pairings over the app's own Swift files, and compares every
ratio with WCAG's formula over the values that swiftc printed, Fixtures/Programs/VaultMail.tsv.
"""
import collections, json, os, subprocess, sys, tempfile

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(here, ".."))
import vaultmail

tool, checkout = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
folder = os.path.join(checkout, "VaultMailPackage/Sources/VaultMailFeature/Shared/Theme")
if not os.path.isdir(folder):
    sys.exit(f"VaultMail's app: not compared, there is no {folder}")
values = {}
with open(os.path.join(here, "../../Fixtures/Programs/VaultMail.tsv")) as rows:
    for row in rows:
        theme, scheme, name, color = row.rstrip("\n").split("\t")
        if color.startswith("system"):
            continue  # A color of the system, which swiftc's stub has no value for.
        *rgb, alpha = map(float, color.split())
        values[theme, scheme, name] = tuple(rgb), alpha
with tempfile.TemporaryDirectory() as away:
    report = subprocess.run([tool, "--system", "VaultMail", "--root", folder, "--format", "json", folder], cwd=away, stdout=subprocess.PIPE)
if report.returncode != 1:
    sys.exit(f"VaultMail's app: exit status {report.returncode}, not 1")
counts, verdicts = collections.Counter(), collections.Counter()
for result in json.loads(report.stdout)["results"]:
    context = result["context"]
    where = context["theme"], context["scheme"]
    stack = result["background"]
    names = [result["foreground"], *stack]
    if any((*where, name) not in values for name in names):
        counts["of the catalog or the system"] += 1  # Such as the asset, whose file is not among these.
        continue
    layers = [values[(*where, name)] for name in stack]

    def ratio(finish):
        behind = vaultmail.luminance(vaultmail.composite(layers, finish))
        front = vaultmail.luminance(vaultmail.composite([values[(*where, names[0])], *layers], finish))
        return (max(behind, front) + 0.05) / (min(behind, front) + 0.05)

    expected, steps = ratio(lambda rgb: rgb), ratio(vaultmail.rounded)
    passes = result["outcome"] == "exempt" or (result["outcome"] == "pass") == (min(expected, steps) >= result["required"])
    if abs(expected - result["ratio"]) < 1e-9 and passes:
        counts["equal"] += 1
        if result["outcome"] != "exempt":
            verdicts[result["rule"], result["outcome"]] += 1
    else:
        counts["different"] += 1
        print(f"VaultMail's app: {where} {names} is {result['ratio']}, not {expected}", file=sys.stderr)
print("VaultMail's app:", ", ".join(f"{count:,} {name}" for name, count in sorted(counts.items())),
      "·", ", ".join(f"{rule} {outcome} {count}" for (rule, outcome), count in sorted(verdicts.items())))
sys.exit(0 if counts["equal"] and not counts["different"] else 1)
