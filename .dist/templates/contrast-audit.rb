class ContrastAudit < Formula
  desc "Prove that colors of apps meet WCAG contrast in every theme and scheme"
  homepage "@HOME@"
  version "@VERSION@"

  on_macos do
    url "@DOWNLOADS@/contrast-audit-@VERSION@-universal-macos.tar.gz"
    sha256 "@universal-macos@"

    depends_on macos: :ventura
  end

  on_linux do
    on_arm do
      url "@DOWNLOADS@/contrast-audit-@VERSION@-aarch64-linux.tar.gz"
      sha256 "@aarch64-linux@"
    end
    on_intel do
      url "@DOWNLOADS@/contrast-audit-@VERSION@-x86_64-linux.tar.gz"
      sha256 "@x86_64-linux@"
    end
  end

  def install
    bin.install "bin/contrast-audit"
    bash_completion.install "share/bash-completion/completions/contrast-audit"
    zsh_completion.install "share/zsh/site-functions/_contrast-audit"
    fish_completion.install "share/fish/vendor_completions.d/contrast-audit.fish"
    man1.install "share/man/man1/contrast-audit.1"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/contrast-audit --version")
    assert_match "4.49", shell_output("#{bin}/contrast-audit check 0078D7 FFF", 1)
  end
end
