"""usage: junit.py TOOL
Gives the JUnit report of the built-in catalog to two parsers that never saw the tool, and asks each for the theme and scheme of every
failure: the name of the case and its message both have to say them."""

import subprocess
import sys
import tempfile

import junitparser
import xunitparser


def failures_by_junitparser(path):
    for suite in junitparser.JUnitXml.fromfile(path):
        for case in suite:
            if any(isinstance(result, junitparser.Failure) for result in case.result):
                yield case.classname, case.name, case.result[0].message


def failures_by_xunitparser(path):
    with open(path, encoding="utf-8") as file:
        _, result = xunitparser.parse(file)
    for case, _ in result.failures:
        yield case.classname, case.methodname, case.message


with tempfile.NamedTemporaryFile(suffix=".xml") as report:
    subprocess.run([sys.argv[1], "--built-in", "--format", "junit", "--output", report.name], stderr=subprocess.DEVNULL, check=False)
    found = {}
    for parser in failures_by_junitparser, failures_by_xunitparser:
        failures = list(parser(report.name))
        for classname, name, message in failures:
            # The catalog has no theme with a full stop in its name.
            context = ", " + " · ".join(classname.split("."))
            if not name.endswith(context) or not message.startswith(f"{name}: contrast "):
                sys.exit(f"verify: {parser.__name__} does not give theme and scheme of {classname}: {name}: {message}")
        found[parser.__name__] = {name for _, name, _ in failures}
        if not failures or len(found[parser.__name__]) != len(failures):
            sys.exit(f"verify: {parser.__name__} gives {len(failures)} failures with {len(found[parser.__name__])} names")
    if len({frozenset(names) for names in found.values()}) != 1:
        sys.exit("verify: two parsers of JUnit give other failures")
    print(f"JUnit: {len(failures)} failures, each with its theme and scheme by junitparser and by xunitparser")
