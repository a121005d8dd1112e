const lightTheme = { ink: '#000', page: '#fff' }
const darkTheme = { ink: '#000' }
