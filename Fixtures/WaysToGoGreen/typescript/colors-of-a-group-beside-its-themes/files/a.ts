const c = { ink: '#fff', page: '#fff' }
const ocean = { ink: '#000', page: '#fff' }
