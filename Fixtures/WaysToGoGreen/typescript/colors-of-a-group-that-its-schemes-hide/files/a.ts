const c = { ink: '#fff' }
const a = { ink: '#000', page: '#fff' }
const b = { ink: '#000', page: '#fff' }
