function createTheme(a) { return {} }
export default createTheme({ ink: '#000', page: '#fff' })
