/// The code of a record that is a function, in the language that runs it.
package class RecordCode {}
