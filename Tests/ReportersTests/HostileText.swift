/// Texts that strangers might put into names to make a report mean something else.
enum HostileText {
  static let all = [
    "\"quoted\" and 'single'", "<failure message=\"x\"/>", "a & b &amp; c", "]]>", "<![CDATA[x]]>",
    "-->", "line\nbreak", "carriage\rreturn", "tab\tstop", "\u{1B}[2J\u{1B}[31mred", "nul\u{0}",
    "bell\u{7}", "\u{7F}\u{80}\u{9B}31m", "\u{202E}gnirts", "\u{2066}isolate\u{2069}",
    "\u{200F}mark", "\u{2028}line\u{2029}paragraph", "\u{FFFE}", "\u{FFFF}", "back\\slash",
    "\n::error file=x::pwned", "##vso[task.complete result=Succeeded;]", "%0A", "dots.in.name",
    "é", "😀", "\u{FEFF}mark", "", " ", "{\"json\": true}",
  ]
}
