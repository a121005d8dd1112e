package import AuditEngine
package import SourceText

extension AuditedSystem {
  /// The file of the policy's own baseline; nil if it names none.
  package func ownBaselineFile() throws -> SourceFile? {
    guard let path = policy.baseline else { return nil }
    do {
      return try loader.load(path.text, from: policy.file)
    } catch {
      var diagnostics = DiagnosticList()
      diagnostics.error(error.message, at: path.span)
      throw ToolFailure(diagnostics.all)
    }
  }

  /// The path of the policy's own baseline, which need not be there yet; nil if it names none.
  ///
  /// - Parameter root: the folder that it must be in; nil for the policy's.
  package func ownBaselinePath(root: String?, in files: FileSystem) throws -> String? {
    guard let path = policy.baseline else { return nil }
    let root = root ?? Policy.root(of: policy.statedFile.path)
    do {
      return try DiskLoader(files: files, root: root).place(of: path.text, from: policy.file)
    } catch {
      var diagnostics = DiagnosticList()
      diagnostics.error(error.message, at: path.span)
      throw ToolFailure(diagnostics.all)
    }
  }

  /// The findings that a baseline knows of the policy. Throws all errors in it.
  ///
  /// - Parameter name: what tells the policy from others in the baseline.
  package static func baseline(in file: SourceFile, named name: String) throws -> BaselineUse {
    var diagnostics = DiagnosticList()
    guard let baseline = BaselineReader.read(file, diagnostics: &diagnostics) else {
      throw ToolFailure(diagnostics.all)
    }
    let known = (baseline.indices(of: name, isAlone: true) ?? []).map { baseline.entries[$0] }
    return .compare(Baseline(entries: known), isPruned: false)
  }
}
