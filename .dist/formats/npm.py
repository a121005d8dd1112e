"""npm packages: one for each platform, and `contrast-audit`, which starts the one that npm installed.

https://docs.npmjs.com/cli/configuring-npm/package-json
"""

import hashlib
import json
from pathlib import Path

from . import deterministic
from .release import NAME, SUMMARY

# A static binary runs on every C library, so none is named.
MACHINES = {
    "x86_64-linux": ("linux-x64", ["linux"], ["x64"]),
    "aarch64-linux": ("linux-arm64", ["linux"], ["arm64"]),
    "universal-macos": ("darwin", ["darwin"], ["arm64", "x64"]),
}
LAUNCHER = Path(__file__).parent.parent / "templates" / "launcher.js"


def make(release):
    shared = {
        "version": release.version,
        "description": SUMMARY,
        "repository": {"type": "git", "url": f"git+{release.home}.git"},
    }
    names, binaries = [], {}
    for tarball in release.tarballs:
        suffix, systems, processors = MACHINES[tarball.platform]
        names.append(f"{NAME}-{suffix}")
        manifest = {"name": names[-1], **shared, "os": systems, "cpu": processors}
        manifest["files"] = ["bin", "THIRD-PARTY.txt"]
        manifest["preferUnplugged"] = True
        checksum = hashlib.sha256(tarball.binary).hexdigest()
        for machine in (f"{system} {processor}" for system in systems for processor in processors):
            binaries[machine] = {"package": names[-1], "sha256": checksum}
        files = {f"package/bin/{NAME}": (tarball.binary, 0o755), **tarball.licences("package/")}
        yield from pack(manifest, files, release)
    manifest = {"name": NAME, **shared, "bin": {NAME: "bin/launcher.js"}, "files": ["bin"]}
    manifest["engines"] = {"node": ">=18"}
    manifest["optionalDependencies"] = {name: release.version for name in names}
    # By these the launcher knows the binary: a package under this name may come from anywhere.
    manifest["binaries"] = binaries
    yield from pack(manifest, {"package/bin/launcher.js": (LAUNCHER.read_bytes(), 0o755)}, release)


def pack(manifest, files, release):
    files["package/package.json"] = ((json.dumps(manifest, indent=2) + "\n").encode(), 0o644)
    files["package/README.md"] = (f"# {manifest['name']}\n\n{SUMMARY}.\n".encode(), 0o644)
    # npm fixes the time in its own archives too; that of the commit says more.
    content = deterministic.compress(deterministic.tar(files, release.when, with_folders=False))
    yield f"npm-{manifest['name']}-{release.version}.tgz", content
