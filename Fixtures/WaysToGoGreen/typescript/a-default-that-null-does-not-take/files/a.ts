const make = (m = 'x') => ({ ink: m ? '#000' : '#fff', page: '#fff' })
export default { ...make(null) }
