import DesignTokens
import Programs
import SourceText

/// The colors of sources before this one, as the files of a program see them.
final class EarlierSources {
  private let declared: TokenCatalogBuilder
  private let framework: any ColorFramework
  private var packages: [String: [String]] = [:]

  /// - Parameter builder: what is declared by now; what this source adds is asked of itself.
  init(_ builder: TokenCatalogBuilder, _ framework: any ColorFramework) {
    (declared, self.framework) = (builder, framework)
  }

  /// The name of the color that a path means in a file; nil if no source before has it.
  func token(_ path: [String], from tree: SyntaxTree) -> String? {
    let name = path.joined(separator: ".")
    guard framework.hasPackages else { return isColor(name) ? name : nil }
    if isColor(name), package(of: name) == nil { return name }
    for whole in tree.places(of: path) {
      for count in whole.indices {
        let name = whole.dropFirst(count).joined(separator: ".")
        if isColor(name), package(of: name).map(whole.prefix(count).elementsEqual) == true {
          return name
        }
      }
    }
    return nil
  }

  /// Why a path does not mean the color of its name; nil if no source before has one.
  func reason(_ path: [String], from tree: SyntaxTree) -> String? {
    let name = path.joined(separator: ".")
    guard framework.hasPackages, isColor(name) else { return nil }
    return "'\(name)' of the package that is imported is not read; name its file as a source too"
  }

  private func isColor(_ name: String) -> Bool {
    guard let declaration = declared.firstDeclaration(of: name) else { return false }
    return declaration.type == nil || declaration.type == .color
  }

  /// The package of the file that has a color; nil if its language has none.
  private func package(of name: String) -> [String]? {
    guard let file = declared.firstDeclaration(of: name)?.value.span.file,
      file.path.lowercased().hasSuffix(framework.ending)
    else { return nil }
    if let known = packages[file.path] { return known }
    let package = Program([file]).trees[0].package
    packages[file.path] = package
    return package
  }
}

extension SyntaxTree {
  /// The whole paths that a written one may stand for: what is imported by name, what the package has, what
  /// is imported with all others. [Kotlin specification, packages and imports]
  func places(of path: [String]) -> [[String]] {
    guard let first = path.first, let last = path.last else { return [] }
    let explicit: [[String]] = imports.filter { $0.name == first }.map {
      $0.path + path.dropFirst()
    }
    // What is added to a type elsewhere is imported by its own name.
    let added: [[String]] = imports.filter { $0.name == last && path.count > 1 }.map {
      Array($0.path.dropLast()) + path
    }
    guard explicit.isEmpty else { return explicit + added }
    let wholes: [[String]] = imports.filter { $0.name == nil }.map { $0.path + path }
    return added + [package + path] + wholes + [path]
  }
}
