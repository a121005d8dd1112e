export default { ink: '#fff', page: '#fff' }
const ink = '#000'
