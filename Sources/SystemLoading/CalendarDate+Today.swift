package import AuditEngine

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension CalendarDate {
  /// Today by the clock of this machine, in UTC; nil if unknown.
  package static func today() -> CalendarDate? {
    var now = time(nil)
    var parts = tm()
    guard gmtime_r(&now, &parts) != nil else { return nil }
    return CalendarDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
