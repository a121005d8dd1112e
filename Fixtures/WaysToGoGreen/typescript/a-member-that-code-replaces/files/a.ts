const c = { ink: '#000' }
c.ink = '#fff'
const ink = c.ink, page = '#fff'
