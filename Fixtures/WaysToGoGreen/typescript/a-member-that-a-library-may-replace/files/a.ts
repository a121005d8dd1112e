import more from 'library'
export default { ink: '#000', page: '#fff', ...more }
