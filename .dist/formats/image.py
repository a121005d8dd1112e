"""A container image that holds the tool and nothing else, as an archive of the OCI layout.

https://github.com/opencontainers/image-spec/blob/main/image-layout.md
"""

import hashlib
import json
from datetime import datetime, timezone

from . import deterministic
from .release import NAME

PROCESSORS = {"x86_64-linux": "amd64", "aarch64-linux": "arm64"}
TYPE = "application/vnd.oci.image"


def make(release):
    blobs, manifests = {}, []

    def add(content, kind, **more):
        digest = hashlib.sha256(content).hexdigest()
        blobs[f"blobs/sha256/{digest}"] = (content, 0o644)
        return {"mediaType": f"{TYPE}.{kind}", "digest": f"sha256:{digest}", "size": len(content), **more}

    created = datetime.fromtimestamp(release.when, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    labels = {
        "org.opencontainers.image.title": NAME,
        "org.opencontainers.image.version": release.version,
        "org.opencontainers.image.source": release.home,
    }
    for tarball in release.tarballs:
        if tarball.platform not in PROCESSORS:
            continue
        layer = deterministic.tar(root(tarball), release.when)
        configuration = {
            "created": created,
            "architecture": PROCESSORS[tarball.platform],
            "os": "linux",
            "config": {
                # By number, since there is no file of names, and nobody's.
                "User": "65532:65532",
                "Entrypoint": [f"/usr/bin/{NAME}"],
                "WorkingDir": "/work",
                "Env": ["PATH=/usr/bin"],
                "Labels": labels,
            },
            "rootfs": {"type": "layers", "diff_ids": [f"sha256:{hashlib.sha256(layer).hexdigest()}"]},
        }
        manifest = {
            "schemaVersion": 2,
            "mediaType": f"{TYPE}.manifest.v1+json",
            "config": add(encode(configuration), "config.v1+json"),
            "layers": [add(deterministic.compress(layer), "layer.v1.tar+gzip")],
            "annotations": labels,
        }
        target = {"architecture": PROCESSORS[tarball.platform], "os": "linux"}
        manifests.append(add(encode(manifest), "manifest.v1+json", platform=target))
    if not manifests:
        return
    index = {"schemaVersion": 2, "mediaType": f"{TYPE}.index.v1+json", "manifests": manifests}
    # One entry with the name, for the whole of it: what tools take from an archive.
    whole = add(encode(index), "index.v1+json")
    whole["annotations"] = {"org.opencontainers.image.ref.name": release.version}
    blobs["index.json"] = (encode({"schemaVersion": 2, "manifests": [whole]}), 0o644)
    blobs["oci-layout"] = (encode({"imageLayoutVersion": "1.0.0"}), 0o644)
    yield f"{NAME}-{release.version}.oci.tar", deterministic.tar(blobs, release.when)


def root(tarball):
    """The image's files, and a folder `/work` for those to audit."""
    licences = tarball.licences(f"usr/share/doc/{NAME}/")
    return {f"usr/bin/{NAME}": (tarball.binary, 0o755), "work/.keep": (b"", 0o644), **licences}


def encode(value):
    return (json.dumps(value, indent=2) + "\n").encode()
