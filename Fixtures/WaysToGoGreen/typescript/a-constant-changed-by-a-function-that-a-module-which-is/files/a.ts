import { fade, black } from './lib'
const c = { ink: black, page: '#fff' }
fade(c)
export default { ink: c.ink, page: '#FFF' }
