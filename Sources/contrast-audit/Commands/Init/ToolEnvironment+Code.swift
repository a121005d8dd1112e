import SystemLoading
import TokenReaders

extension ToolEnvironment {
  /// The same, with the app's code in the working directory and below, and with a memory for readings.
  /// Tests and what runs beside the app are no part of it.
  func lookingUpNames() -> ToolEnvironment {
    var environment = self
    environment.code = CodeFiles(keeping: KeptReadings()) {
      let paths = (try? FilesBelow.regularFiles(in: "", of: self)) ?? []
      return paths.filter {
        CodeFiles.isCode($0) && !SourceKind.isForTests($0) && !SourceKind.isBesideApp($0)
      }.compactMap { try? files.source($0, as: .source, .found()) }
    }
    let channels = UtilityChannels(in: self)
    environment.channels = { channels.function }
    return environment
  }
}
