"""Pages in Chromium, and the colors that it computes; for the comparisons beside this file."""
import base64, http.server, json, math, os, queue, re, shutil, subprocess, sys, tempfile, threading

here = os.path.dirname(os.path.abspath(__file__))


def read(scripts):
    """The texts of scripts by their names; a text stays what it is."""
    texts = []
    for script in scripts:
        if script.endswith(".js"):
            with open(os.path.join(here, script)) as file:
                script = file.read()
        texts.append(script)
    return "\n".join(texts)


def arguments(chromium, folder):
    return [chromium, *(["--no-sandbox"] if os.geteuid() == 0 else []), "--headless", "--disable-gpu", "--no-first-run",
            f"--user-data-dir={folder}/profile"]


def measured(chromium, scripts, call, *values):
    """What a function of some scripts, by their names or texts, comes to in a page of Chromium."""
    literal = lambda value: json.dumps(value).replace("<", "\\u003C")
    with tempfile.TemporaryDirectory() as folder:
        page = os.path.join(folder, "page.html")
        with open(page, "w") as file:
            file.write(f"""<!DOCTYPE html><meta charset="utf-8"><body><script>
{read(scripts)}
{call}({", ".join(map(literal, values))}).then((found) => {{
  const place = document.createElement("pre");
  place.id = "found";
  place.textContent = btoa(JSON.stringify(found));
  document.body.append(place);
}});
</script></body>""")
        run = subprocess.run(
            [*arguments(chromium, folder), "--virtual-time-budget=600000", "--dump-dom", f"file://{page}"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=600)
    found = re.search(rb'<pre id="found">([^<]*)</pre>', run.stdout)
    if not found:
        sys.exit("the browser measured nothing")
    return json.loads(base64.b64decode(found[1]))


KINDS = {".css": "text/css", ".html": "text/html; charset=utf-8"}


class Session:
    """One page of Chromium that calls a function of some scripts again and again. Frames in it may show
    files, by their paths."""

    def __init__(self, chromium, scripts, call):
        self.work, self.done, session = queue.Queue(), queue.Queue(), self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(handler):
                path = handler.path.split("?")[0]
                if path == "/work":
                    return handler.answer(json.dumps(session.work.get()).encode())
                file = os.path.join(session.folder, "page.html") if path == "/" else path
                if not os.path.isfile(file):
                    return handler.answer(b"", 404)
                with open(file, "rb") as content:
                    handler.answer(content.read(), kind=KINDS.get(os.path.splitext(file)[1], "text/html"))

            def do_POST(handler):
                session.done.put(json.loads(handler.rfile.read(int(handler.headers["Content-Length"]))))
                handler.answer(b"")

            def answer(handler, body, status=200, kind="application/json"):
                handler.send_response(status)
                handler.send_header("Content-Type", kind)
                handler.send_header("Content-Length", str(len(body)))
                handler.end_headers()
                handler.wfile.write(body)

            protocol_version = "HTTP/1.1"

            def log_message(handler, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.lock, self.folder = threading.Lock(), tempfile.mkdtemp()
        page = os.path.join(self.folder, "page.html")
        with open(page, "w") as file:
            file.write(f"""<!DOCTYPE html><meta charset="utf-8"><body><script>
{read(scripts)}
(async () => {{
  while (true) {{
    const values = await (await fetch("/work")).json();
    let found;
    try {{ found = await {call}(...values); }} catch (error) {{ found = {{ error: String(error.stack) }}; }}
    await fetch("/found", {{ method: "POST", body: JSON.stringify(found) }});
  }}
}})();
</script></body>""")
        self.process = subprocess.Popen(
            [*arguments(chromium, self.folder), "--remote-debugging-port=0", self.address("/")],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def address(self, path):
        """Where the page finds a file of the disk."""
        return f"http://127.0.0.1:{self.server.server_port}{path}"

    def call(self, *values):
        """What the function comes to for some values; one call after the other."""
        with self.lock:
            self.work.put(values)
            try:
                found = self.done.get(timeout=120)
            except queue.Empty:
                sys.exit("the browser measured nothing")
        if isinstance(found, dict) and "error" in found:
            sys.exit(f"the browser measured nothing: {found['error']}")
        return found

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.server.shutdown()
        shutil.rmtree(self.folder, ignore_errors=True)


def rgb(text):
    """The channels of a computed color; nil for what is no opaque color."""
    match = re.fullmatch(r"rgb\((\d+), (\d+), (\d+)\)", text)
    if match:
        channels = tuple(int(part) for part in match.groups())
        return None if channels == (1, 2, 3) else channels
    match = re.fullmatch(r"color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)\)", text)
    if match:
        return tuple(255 * min(1, max(0, float(part))) for part in match.groups())
    match = re.fullmatch(r"oklch\(([\d.e-]+) ([\d.e-]+) ([\d.e-]+|none)\)", text)
    if match:
        light, chroma, hue = (0 if part == "none" else float(part) for part in match.groups())
        angle = math.radians(hue)
        return rgb(f"oklab({light:.9f} {chroma * math.cos(angle):.9f} {chroma * math.sin(angle):.9f})")
    match = re.fullmatch(r"oklab\(([\d.e-]+) ([\d.e-]+) ([\d.e-]+)\)", text)
    if match:
        light, a, b = (float(part) for part in match.groups())
        l, m, s = ((light + 0.3963377774 * a + 0.2158037573 * b) ** 3,
                   (light - 0.1055613458 * a - 0.0638541728 * b) ** 3,
                   (light - 0.0894841775 * a - 1.2914855480 * b) ** 3)
        linear = (4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
                  -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
                  -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
        # The tool's hexadecimal digits are clipped, as what a display of sRGB shows.
        return tuple(
            255 * min(1, max(0, 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055))
            for part in linear)
    return None


def is_close(color, expected):
    return expected is not None and all(
        abs(int(color[i:i + 2], 16) - part) <= 1 for i, part in zip((1, 3, 5), expected))
