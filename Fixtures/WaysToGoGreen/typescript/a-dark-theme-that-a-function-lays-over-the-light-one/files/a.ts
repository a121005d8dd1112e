import deepmerge from 'deepmerge'
const light = { ink: '#000', page: '#fff' }
const create = (partial) => deepmerge(light, partial)
export const themes = { light: create({}), dark: create({ page: '#000' }) }
