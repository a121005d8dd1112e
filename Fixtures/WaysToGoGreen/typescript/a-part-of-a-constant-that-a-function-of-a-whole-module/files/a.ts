import * as lib from './lib'
const c = { light: { ink: '#000', page: '#fff' } }
lib.fade(1, c.light)
export default { ink: c.light.ink, page: '#FFF' }
