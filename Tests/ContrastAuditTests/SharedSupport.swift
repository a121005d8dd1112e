import TestSupport

// What tests of the tool share with tests of libraries.
typealias JSONReport = TestSupport.JSONReport
typealias TwoAxes = TestSupport.TwoAxes
typealias Workspace = TestSupport.Workspace
