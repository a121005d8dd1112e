import AuditEngine
import Reporters

extension Reporter {
  /// The whole report as text.
  func text(_ report: AuditReport) throws -> String {
    var bytes: [UInt8] = []
    var output = ReportOutput { bytes += $0 }
    write(report, to: &output)
    try output.finish()
    return String(decoding: bytes, as: UTF8.self)
  }
}
