/// Why a plan has no changes although a longer search might find some.
package enum PlanCut: String, Sendable {
  /// Many changes cannot be written together, and which ones was not found in the readings that there are
  /// for it.
  case writing
  /// The search for changes takes more steps than a plan may cost.
  case search
}
