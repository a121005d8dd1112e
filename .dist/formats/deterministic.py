"""Archives that depend on nothing but what they hold: no clock, no owner, no order of a folder."""

import gzip
import io
import tarfile
import zipfile


def tar(files, when, with_folders=True):
    """The bytes of a tar archive of `{path: (bytes, mode)}`, and of the folders above each file."""
    folders = set()
    if with_folders:
        folders = {"/".join(path.split("/")[:depth]) for path in files for depth in range(1, path.count("/") + 1)}
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in sorted(folders | set(files)):
            entry = tarfile.TarInfo(path)
            entry.mtime = when
            if path in files:
                content, entry.mode = files[path]
                entry.size = len(content)
                archive.addfile(entry, io.BytesIO(content))
            else:
                entry.type, entry.mode = tarfile.DIRTYPE, 0o755
                archive.addfile(entry)
    return buffer.getvalue()


def compress(content):
    """The content, with gzip."""
    buffer = io.BytesIO()
    with gzip.GzipFile(filename="", fileobj=buffer, mode="wb", compresslevel=9, mtime=0) as stream:
        stream.write(content)
    return buffer.getvalue()


def zip(files):
    """The bytes of a zip archive of `{path: (bytes, mode)}`, in the order given; times in it have no time zone."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, (content, mode) in files.items():
            entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
            entry.create_system = 3
            entry.external_attr = (0o100000 | mode) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    return buffer.getvalue()
