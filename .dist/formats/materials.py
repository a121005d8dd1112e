"""The bill of materials of a binary, in CycloneDX: the tool, and on Linux what is linked in.

https://cyclonedx.org/docs/1.6/json/
"""

import hashlib
import json
import os
import re
import subprocess
from datetime import datetime, timezone
from pathlib import Path

from .release import NAME, SUMMARY


def bill(version, platform, binary):
    when = datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), timezone.utc)
    tool = {
        "type": "application", "bom-ref": NAME, "name": NAME, "version": version, "description": SUMMARY,
        "hashes": [{"alg": "SHA-256", "content": hashlib.sha256(binary).hexdigest()}],
    }
    components = linked() if platform.endswith("linux") else []
    document = {
        "bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1,
        "metadata": {
            "timestamp": when.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": tool,
            "properties": [
                {"name": "platform", "value": platform},
                {"name": "compiler", "value": printed(os.environ.get("SWIFT", "swift"), "--version")[0]},
            ],
        },
        "components": components,
        "dependencies": [{"ref": NAME, "dependsOn": [component["bom-ref"] for component in components]}],
    }
    return (json.dumps(document, indent=2) + "\n").encode()


def linked():
    """What `--static-swift-stdlib -static-executable` links in: the package itself depends on nothing."""
    swift = re.search(r"Swift version (\S+)", "\n".join(printed(os.environ.get("SWIFT", "swift"), "--version")))
    parts = [
        ("swift-runtime", swift.group(1), "Apache-2.0 WITH Swift-exception", "Swift's runtime and standard library"),
        ("glibc", printed("getconf", "GNU_LIBC_VERSION")[0].split()[-1], "LGPL-2.1-or-later", "the C library"),
        ("gcc", gcc(), "GPL-3.0-or-later WITH GCC-exception-3.1",
         "libstdc++ and libgcc"),
    ]
    return [
        {"type": "library", "bom-ref": name, "name": name, "version": version, "description": description,
         "licenses": [{"expression": license}]}
        for name, version, license, description in parts
    ]


def third_party():
    """The licences of what is linked in, as the machine that builds has them."""
    swift = Path(printed("sh", "-c", f"readlink -f $(command -v {os.environ.get('SWIFT', 'swift')})")[0])
    texts = {
        "Swift's runtime and standard library": swift.parent.parent / "share/swift/LICENSE.txt",
        "The GNU C library": Path("/usr/share/doc/libc6-dev/copyright"),
        "The GNU Lesser General Public License, version 2.1": Path("/usr/share/common-licenses/LGPL-2.1"),
        "libstdc++ and libgcc": Path(f"/usr/share/doc/libgcc-{gcc()}-dev/copyright"),
        "The GNU General Public License, version 3": Path("/usr/share/common-licenses/GPL-3"),
    }
    parts = ["The binary for Linux holds code of others, under the licences below.\n"]
    for title, path in texts.items():
        try:
            text = path.resolve(strict=True).read_text(errors="replace")
        except OSError:
            raise SystemExit(f"dist: there is no {path}, the licence of what is linked in; a package needs it")
        parts.append(f"{title}\n{'=' * len(title)}\n\n{text}")
    return "\n\n".join(parts).encode()


def gcc():
    """The version whose libraries clang takes, the newest that is installed; GCC itself need not be."""
    versions = [path.name for path in Path("/usr/lib/gcc").glob("*-linux-gnu/[0-9]*")]
    return max(versions, key=lambda version: [int(part) for part in version.split(".")])


def printed(*words):
    return subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
