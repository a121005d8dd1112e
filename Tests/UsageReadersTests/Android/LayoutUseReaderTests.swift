import SourceText
import Testing
import UsageReaders

/// What layouts of Android show, worked out by hand from how views lie in each other.
@Suite struct LayoutUseReaderTests {
  private func uses(_ layout: String) -> [String] {
    LayoutUseReader(SourceFile(path: "res/layout/main.xml", text: layout)).uses.map { use in
      let background =
        switch use.background {
        case .color(let color): color.name
        case .page: "the page"
        }
      return "\(use.foreground.name) on \(background) \(use.role.rawValue)"
    }
  }

  @Test func `A text stands on the nearest background around it`() {
    #expect(
      uses(
        """
        <LinearLayout android:background="?attr/panel">
          <TextView android:textColor="?android:attr/textColorPrimary"/>
          <LinearLayout android:background="@color/strip">
            <TextView android:textColor="@color/ink" android:text="a"/>
            <TextView android:textColor="?ink" android:background="?attr/selectableItemBackground"/>
          </LinearLayout>
        </LinearLayout>
        """) == [
          "android:textColorPrimary on panel text", "ink on strip text", "ink on strip text",
        ])
  }

  @Test func `Without a background there is the page`() {
    #expect(
      uses(
        """
        <LinearLayout>
          <TextView android:textColor="?attr/icon_red"/>
          <ImageView app:tint="?attr/accent"/>
        </LinearLayout>
        """) == ["icon_red on the page text", "accent on the page icon"])
  }

  @Test(arguments: [
    #"<LinearLayout><Button android:textColor="?attr/ink"/></LinearLayout>"#,
    #"<LinearLayout><TextView style="@style/Pill" android:textColor="?attr/ink"/></LinearLayout>"#,
    #"<FrameLayout><ImageView/><TextView android:textColor="?attr/ink"/></FrameLayout>"#,
    #"<merge><TextView android:textColor="?attr/ink"/></merge>"#,
    #"<View android:alpha="0.3"><TextView android:textColor="?attr/ink"/></View>"#,
    #"<View android:background="@drawable/sky"><TextView android:textColor="?attr/ink"/></View>"#,
    ##"<View android:background="#FFF"><TextView android:textColor="?attr/ink"/></View>"##,
    ##"<LinearLayout><TextView android:textColor="#FFF"/></LinearLayout>"##,
    #"<LinearLayout><TextView android:textColor="@android:color/white"/></LinearLayout>"#,
    #"<LinearLayout><TextView tools:textColor="?attr/ink"/></LinearLayout>"#,
    "<LinearLayout",
  ])
  func `What a layout does not tell is no use`(_ layout: String) {
    #expect(uses(layout).isEmpty)
  }

  @Test(arguments: [
    ("app/src/main/res/layout/main.xml", true), ("app/res/layout-land/main.xml", true),
    ("app/res/values/colors.xml", false), ("layout/main.xml", false),
    ("app/res/layout/main.kt", false),
  ])
  func `Layouts are told by their folder`(_ path: String, _ isLayout: Bool) {
    #expect(LayoutUseReader.isLayout(path) == isLayout)
  }
}
