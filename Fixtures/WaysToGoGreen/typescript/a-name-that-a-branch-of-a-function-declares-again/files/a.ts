const make = (ink, m) => { if (m) { const ink = '#000' } return { ink, page: '#fff' } }
export default { ...make('#fff', true) }
