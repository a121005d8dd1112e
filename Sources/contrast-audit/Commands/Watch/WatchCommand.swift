import AuditEngine
import Reporters
import SourceText
import SystemLoading

/// `contrast-audit watch [PATH…]`
enum WatchCommand: Command {
  static let name = "watch"
  static let abstract = "Audit, and again whenever a file that was read changes: what is new."
  static let usages = ["watch [options] [PATH…]", "watch --system NAME [options] FILE…"]
  static let details = """
    PATH is as in 'audit'. The first report is whole; after that the text says what newly fails, got
    worse or is fixed since the last audit that could be done. Report files, and formats other than
    text, are written whole each time. New files count where a folder is a token source. A policy or
    token file that cannot be read is an error until it is saved again. The built-in catalog is never
    audited instead.

    Ctrl-C ends it, with the status 130 that shells give an interrupt: 0 would say that nothing is to
    report.
    """
  static let options = AuditCommand.options.filter {
    // Taking what fails for known at each save would hide it.
    ![.builtIn, .writeBaseline, .pruneBaseline].contains($0)
  }

  /// It never changes, and one's own policy may only be missing for a moment.
  static let hasStandIn = false

  /// How long files must stay the same after a change, in milliseconds: a burst of saves is one
  /// change.
  private static let settling = 100
  /// After how many waits files that keep changing are audited anyway.
  private static let settlingLimit = 50
  /// When to look at the disk if nothing is reported: disks of other machines report nothing.
  private static let interval = 2000

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    let destinations = try ReportDestinations(arguments)
    let events = environment.fileEvents()
    var history = WatchedHistory(destinations)
    var hasRead = false
    while true {
      environment.files.startRecording()
      let day = environment.today
      var status = ExitStatus.failure
      var failure: (any Error)?
      do {
        status = try history.audit(arguments, in: environment)
      } catch {
        failure = error
      }
      // A policy that was there comes back: editors replace files.
      guard let seen = environment.files.seen, hasRead || seen.fileCount > 0 else {
        throw failure ?? ToolFailure("there is nothing to watch; name a policy or token files")
      }
      hasRead = true
      // The next audit may fail before it reads that file, and would write its report there.
      let inputs = destinations.inputs(baselines: arguments.all(.baseline), in: environment)
      guard inputs.isEmpty else { throw ToolFailure(inputs) }
      try environment.output.finish()
      guard !environment.output.isClosed else { return status }
      if let failure { environment.report(failure) }
      history.printStatus(watching: seen.fileCount, in: environment)
      events.watch(seen.folders)
      guard waitForChange(of: seen, since: day, events, in: environment) else { return status }
    }
  }

  /// Waits until what was seen has changed and stays as it is; false if there is nothing more to wait
  /// for. Waivers end with a day.
  private static func waitForChange(
    of seen: FilesSeen, since day: CalendarDate?, _ events: any FileEvents,
    in environment: ToolEnvironment
  ) -> Bool {
    while true {
      var now = seen.again(in: environment.files)
      for _ in 0..<settlingLimit where now != seen {
        guard events.pause(milliseconds: settling) else { return false }
        let later = seen.again(in: environment.files)
        guard later != now else { return true }
        now = later
      }
      guard now == seen, environment.today == day else { return true }
      // Other files of the folder may be written all the time.
      guard events.wait(milliseconds: interval), events.pause(milliseconds: 20) else {
        return false
      }
    }
  }
}
