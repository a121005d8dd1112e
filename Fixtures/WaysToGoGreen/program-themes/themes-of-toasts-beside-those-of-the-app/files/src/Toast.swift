import SwiftUI
protocol ToastTheme { var title: Color { get } }
class ToastPlayerTheme: ToastTheme { var title: Color { Color.white } }
class ToastDefaultTheme: ToastTheme { var title: Color { Color.black } }
