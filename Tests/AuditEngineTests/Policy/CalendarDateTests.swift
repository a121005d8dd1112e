import AuditEngine
import Testing

@Suite struct CalendarDateTests {
  @Test(arguments: ["2026-12-31", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
  func `A day reads as it is written`(text: String) throws {
    #expect(try #require(CalendarDate(text)).description == text)
  }

  @Test(arguments: [
    "2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00",
    "0000-01-01",
    "2026-1-1", "26-01-01", "2026/01/01", "2026/01-01", "2026-01/01", "2026-01-01T00:00",
    " 2026-01-01", "+026-01-01",
    "２０２６-01-01", "",
  ])
  func `What is no day is refused`(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test func `Days follow each other by year, month and day`() throws {
    let days = ["2025-12-31", "2026-01-30", "2026-02-01", "2026-02-02"].compactMap(
      CalendarDate.init)
    #expect(days.count == 4)
    #expect(days.shuffled().sorted() == days)
  }
}
