const k = 'café'
export default { ink: k === 'café' ? '#000' : '#fff', page: '#fff' }
