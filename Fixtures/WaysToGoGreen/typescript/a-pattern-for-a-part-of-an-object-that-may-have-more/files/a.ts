import x from 'x'
export const colors = { ...x, text: '#000', page: '#FFF' }
