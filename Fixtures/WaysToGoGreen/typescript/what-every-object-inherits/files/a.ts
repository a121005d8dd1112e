const gray = { a: '#fff' }
export default { ink: gray.constructor ? '#fff' : '#000', page: '#fff' }
