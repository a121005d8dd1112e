import { fade } from './lib'
const lib = { fade }
const h = lib
export const c = { ink: '#000', page: '#fff' }
h.fade(c)
