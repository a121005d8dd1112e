const more = { ink: '#fff' }
export default { ink: '#000', page: '#fff', ...more }
