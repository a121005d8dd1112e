const chosen = (a) => { if (isDark()) { return { ...a, ink: '#fff' } } return a }
export default chosen({ ink: '#000', page: '#fff' })
