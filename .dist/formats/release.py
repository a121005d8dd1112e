"""What every package needs to know: the version, the platforms, and what the tarballs of both hold."""

import os
import re
import tarfile
from dataclasses import dataclass
from pathlib import Path

NAME = "contrast-audit"
SUMMARY = "Proves that the colors of an app meet WCAG contrast in every theme and scheme"
# What is linked in, in a tarball; macOS has it all itself.
THIRD_PARTY = f"share/doc/{NAME}/THIRD-PARTY.txt"
# Names as installers guess them from a machine: processor, then system.
PLATFORMS = ["x86_64-linux", "aarch64-linux", "universal-macos"]


def platform(binary):
    """The platform that a binary is for, from its first bytes."""
    if binary[:4] == b"\x7fELF":
        machine = int.from_bytes(binary[18:20], "little")
        if machine in (62, 183):
            return {62: "x86_64-linux", 183: "aarch64-linux"}[machine]
    if binary[:4] == b"\xca\xfe\xba\xbe":
        return "universal-macos"
    raise SystemExit("dist: the binary is neither for Linux on x86-64 or ARM nor a universal one of macOS")


@dataclass
class Tarball:
    path: Path
    platform: str
    version: str
    files: dict  # path below the folder that it unpacks to, to (bytes, mode)

    @property
    def binary(self):
        return self.files[f"bin/{NAME}"][0]

    def licences(self, folder):
        """The file of third parties below a folder, as each package takes it; nothing on macOS."""
        if THIRD_PARTY not in self.files:
            return {}
        return {f"{folder}THIRD-PARTY.txt": (self.files[THIRD_PARTY][0], 0o644)}


@dataclass
class Release:
    version: str
    when: int  # the time of the commit, in seconds since 1970
    repository: str  # OWNER/NAME, or just these words
    tarballs: list

    @property
    def home(self):
        return f"{os.environ.get('GITHUB_SERVER_URL', 'https://github.com')}/{self.repository}"

    @property
    def downloads(self):
        return f"{self.home}/releases/download/v{self.version}"


def read(folder, when, complete):
    """The release whose tarballs lie in a folder. All have one version; `complete` demands every platform."""
    tarballs = []
    for name in PLATFORMS:
        for path in sorted(folder.glob(f"{NAME}-*-{name}.tar.gz")):
            version = re.fullmatch(rf"{NAME}-(.+)-{name}\.tar\.gz", path.name).group(1)
            with tarfile.open(path) as archive:
                files = {
                    entry.name.split("/", 1)[1]: (archive.extractfile(entry).read(), entry.mode)
                    for entry in archive if entry.isfile()
                }
            tarball = Tarball(path, name, version, files)
            if platform(tarball.binary) != name:
                raise SystemExit(f"dist: {path.name} holds a binary for {platform(tarball.binary)}")
            tarballs.append(tarball)
    versions = {tarball.version for tarball in tarballs}
    if len(versions) != 1 or len(tarballs) != len({tarball.platform for tarball in tarballs}):
        raise SystemExit(f"dist: expected a tarball of one version for each platform in {folder}")
    missing = set(PLATFORMS) - {tarball.platform for tarball in tarballs}
    if complete and missing:
        raise SystemExit(f"dist: no tarball for {', '.join(sorted(missing))}")
    return Release(versions.pop(), when, os.environ.get("GITHUB_REPOSITORY") or "OWNER/contrast-audit", tarballs)
