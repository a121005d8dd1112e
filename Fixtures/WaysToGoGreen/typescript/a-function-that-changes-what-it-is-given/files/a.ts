function changed(a) { a.ink = '#fff'; return a }
export default changed({ ink: '#000', page: '#fff' })
