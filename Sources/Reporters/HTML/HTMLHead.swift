/// Everything before the header of a page, which needs no script and no network.
struct HTMLHead {
  /// The title, escaped.
  let title: String
  /// Styles beside those that all pages share.
  var styles = ""
  /// What the link says that skips the header.
  let skip: String

  var markup: String {
    // The policy forbids scripts, requests and forms, in case a name contains any.
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>\(title)</title>
    <style id="palette">
    \(String(decoding: PackageResources.palette_css, as: UTF8.self))</style>
    <style>
    \(String(decoding: PackageResources.layout_css, as: UTF8.self))</style>
    \(styles)</head>
    <body>
    <a class="skip" href="#main">\(skip)</a>
    \(HTMLSample.definitions)
    """
  }
}
