"""Python wheels that put the binary among the environment's scripts, as `pip install contrast-audit` expects.

https://packaging.python.org/en/latest/specifications/binary-distribution-format/
"""

import base64
import hashlib

from . import deterministic
from .release import NAME, SUMMARY

# A static binary needs no C library, so the oldest of either kind will do.
TAGS = {
    "x86_64-linux": ["manylinux_2_17_x86_64", "manylinux2014_x86_64", "musllinux_1_1_x86_64"],
    "aarch64-linux": ["manylinux_2_17_aarch64", "manylinux2014_aarch64", "musllinux_1_1_aarch64"],
    "universal-macos": ["macosx_13_0_universal2", "macosx_13_0_arm64", "macosx_13_0_x86_64"],
}


def make(release):
    distribution = f"{NAME.replace('-', '_')}-{release.version}"
    for tarball in release.tarballs:
        tags = TAGS[tarball.platform]
        metadata = (
            f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {release.version}\nSummary: {SUMMARY}\n"
            f"Project-URL: Source, {release.home}\nRequires-Python: >=3.8\n"
            "Description-Content-Type: text/markdown\n\n"
            f"{SUMMARY}. The binary needs neither Python nor Swift to run.\n\n"
            "```sh\ncontrast-audit init\ncontrast-audit\n```\n"
        )
        wheel = "Wheel-Version: 1.0\nGenerator: contrast-audit\nRoot-Is-Purelib: false\n"
        wheel += "".join(f"Tag: py3-none-{tag}\n" for tag in tags)
        files = {
            f"{distribution}.data/scripts/{NAME}": (tarball.binary, 0o755),
            f"{distribution}.dist-info/METADATA": (metadata.encode(), 0o644),
            f"{distribution}.dist-info/WHEEL": (wheel.encode(), 0o644),
            f"{distribution}.dist-info/sboms/{NAME}.cdx.json": (bill(tarball), 0o644),
            **tarball.licences(f"{distribution}.dist-info/licenses/"),
        }
        record = f"{distribution}.dist-info/RECORD"
        lines = [f"{path},sha256={digest(content)},{len(content)}\n" for path, (content, _) in files.items()]
        files[record] = ("".join(lines + [f"{record},,\n"]).encode(), 0o644)
        yield f"{distribution}-py3-none-{'.'.join(tags)}.whl", deterministic.zip(files)


def bill(tarball):
    return next(content for path, (content, _) in tarball.files.items() if path.endswith(".cdx.json"))


def digest(content):
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
