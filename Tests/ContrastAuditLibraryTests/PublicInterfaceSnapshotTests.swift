import Foundation
import TestSupport
import Testing

/// The public interface stands in `Fixtures/PublicInterface.txt`, so that a change of it is seen in review.
/// `make snapshots` records it anew.
@Suite struct PublicInterfaceSnapshotTests {
  private static let libraries = ["Sources/ContrastAudit", "Sources/ContrastAuditTesting"]

  @Test func `The public interface is as recorded`() throws {
    let text = try PublicInterface(of: Self.libraries).text
    let name = "Fixtures/PublicInterface.txt"
    if ProcessInfo.processInfo.environment["CONTRAST_AUDIT_RECORD"] != nil {
      try Data(text.utf8).write(to: Repository.root.appending(path: name))
    }
    let recorded = Set(try Repository.text(name).split(separator: "\n"))
    let current = Set(text.split(separator: "\n"))
    #expect(current.subtracting(recorded).sorted() == [], "new; make snapshots records it")
    #expect(recorded.subtracting(current).sorted() == [], "gone; make snapshots records it")
    #expect(try Repository.text(name) == text)
  }

  @Test func `At most 150 declarations are public, all of them in the two libraries`() throws {
    let files = try Repository.swiftFiles(in: "Sources")
    let counts = try files.map { file in
      (file: file, count: PublicInterface.count(in: try Repository.text(file)))
    }.filter { $0.count > 0 }
    #expect(counts.reduce(0) { $0 + $1.count } <= 150)
    #expect(counts.count > 15)
    for (file, _) in counts {
      #expect(Self.libraries.contains { file.hasPrefix("\($0)/") }, "\(file)")
    }
  }

  @Test func `Every public declaration is documented`() throws {
    for declaration in try PublicInterface(of: Self.libraries).declarations {
      #expect(declaration.isDocumented, "\(declaration.file): \(declaration.text)")
    }
  }
}
