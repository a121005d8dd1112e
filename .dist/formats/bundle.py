"""An artifact bundle of SwiftPM, and the package of plugins that takes the tool from it.

A manifest cannot name a binary of a release that does not exist yet, so that package is made by the release.
https://github.com/swiftlang/swift-evolution/blob/main/proposals/0305-swiftpm-binary-target-improvements.md
"""

import hashlib
import json
from pathlib import Path

from . import deterministic
from .release import NAME

TRIPLES = {
    "x86_64-linux": ["x86_64-unknown-linux-gnu"],
    "aarch64-linux": ["aarch64-unknown-linux-gnu"],
    "universal-macos": ["arm64-apple-macosx", "x86_64-apple-macosx"],
}
PLUGINS = Path(__file__).parent.parent.parent / "Sources" / "Plugins"
MANIFEST = Path(__file__).parent.parent / "templates" / "Package.swift"


def make(release):
    variants, files = [], {}
    for tarball in release.tarballs:
        path = f"{tarball.platform}/{NAME}"
        variants.append({"path": path, "supportedTriples": TRIPLES[tarball.platform]})
        files[f"{NAME}.artifactbundle/{path}"] = (tarball.binary, 0o755)
        files.update(tarball.licences(f"{NAME}.artifactbundle/{tarball.platform}/"))
    artifact = {"type": "executable", "version": release.version, "variants": variants}
    index = json.dumps({"schemaVersion": "1.0", "artifacts": {NAME: artifact}}, indent=2) + "\n"
    bundle = deterministic.zip({f"{NAME}.artifactbundle/info.json": (index.encode(), 0o644), **files})
    name = f"{NAME}-{release.version}.artifactbundle.zip"
    yield name, bundle

    manifest = MANIFEST.read_text()
    manifest = manifest.replace("@URL@", f"{release.downloads}/{name}")
    manifest = manifest.replace("@CHECKSUM@", hashlib.sha256(bundle).hexdigest())
    folder = f"{NAME}-plugins-{release.version}"
    files = {f"{folder}/Package.swift": (manifest.encode(), 0o644)}
    for path in sorted(PLUGINS.glob("*/*.swift")):
        files[f"{folder}/Plugins/{path.relative_to(PLUGINS)}"] = (path.read_bytes(), 0o644)
    yield f"{folder}.tar.gz", deterministic.compress(deterministic.tar(files, release.when))
