import { fade } from './lib'
const c = { ink: '#000', page: '#fff' }
fade(c)
export default { ink: c.ink, page: '#FFF' }
