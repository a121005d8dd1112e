import AuditEngine
import SourceText
import TokenReaders

/// The policies that a policy names to be audited with it, found as it may read files.
struct NamedPolicies {
  /// Their files, in order.
  private(set) var files: [SourceFile] = []

  /// Finds them, and reports each name that leads to no further policy.
  init(
    _ names: [PolicyName], of policy: SourceFile, _ found: AuditedSystem.FoundPolicy,
    diagnostics: inout DiagnosticList
  ) {
    let own = found.canonicalPath(policy.path)
    var known: [String: PolicyName] = [:]
    for name in names {
      let file: SourceFile
      do throws(SourceLoadError) {
        file = try Self.file(name.text, of: policy, found.loader)
      } catch {
        diagnostics.error(error.message, at: name.span)
        continue
      }
      let path = found.canonicalPath(file.path)
      if path == own {
        diagnostics.error("the policy names itself; expected further policies", at: name.span)
      } else if let first = known[path] {
        diagnostics.error(
          "'\(name.text)' is the policy that '\(first.text)' names already; name it once",
          at: name.span)
      } else if !Policy.isPossible(file) {
        diagnostics.error(
          "'\(name.text)' is no policy; expected a file with tokens and rules, or its folder",
          at: name.span)
      } else {
        known[path] = name
        files.append(file)
      }
    }
  }

  /// The file, or the one with the usual name in a folder.
  private static func file(
    _ name: String, of policy: SourceFile, _ loader: any SourceLoader
  ) throws(SourceLoadError) -> SourceFile {
    let inside = Policy.usualPlaces.map { FilePath.join(name, $0) }
    let found = inside.compactMap { try? loader.load($0, from: policy) }
    if found.count > 1 {
      throw SourceLoadError(
        "there are two policies, '\(inside[0])' and '\(inside[1])'; keep one of them")
    }
    if let file = found.first { return file }
    do throws(SourceLoadError) {
      return try loader.load(name, from: policy)
    } catch {
      guard (try? loader.files(in: name, from: policy)) != nil else { throw error }
      throw SourceLoadError("there is no \(Policy.fileName) in '\(name)'")
    }
  }
}
