import { c } from './a'
export default { ink: c.ink, page: '#FFF' }
