const later = (name) => (theme) => theme[name]
export default { ink: later('page'), page: '#fff' }
