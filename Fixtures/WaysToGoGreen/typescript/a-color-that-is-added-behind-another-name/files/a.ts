function made() { const a = { ink: '#000' }; const b = { a }; a.ink = '#fff'; return { ...b.a, page: '#fff' } }
const kept = made({ ink: '#000', page: '#fff' })
export default { ...kept }
