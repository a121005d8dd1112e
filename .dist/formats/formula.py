"""A formula for a tap of Homebrew, which installs the binary.

https://docs.brew.sh/Formula-Cookbook
"""

import hashlib
from pathlib import Path

TEMPLATE = Path(__file__).parent.parent / "templates" / "contrast-audit.rb"


def make(release):
    values = {"HOME": release.home, "DOWNLOADS": release.downloads, "VERSION": release.version}
    for tarball in release.tarballs:
        values[tarball.platform] = hashlib.sha256(tarball.path.read_bytes()).hexdigest()
    text = TEMPLATE.read_text()
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    # A platform that was not built here: no sum fits, so that nobody installs it unchecked.
    for name in ["x86_64-linux", "aarch64-linux", "universal-macos"]:
        text = text.replace(f"@{name}@", "0" * 64)
    yield "contrast-audit.rb", text.encode()
