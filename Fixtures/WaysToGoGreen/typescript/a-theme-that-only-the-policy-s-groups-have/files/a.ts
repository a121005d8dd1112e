const ocean = { ink: '#000', page: '#fff' }
export const themes = { ocean, sand: { ...ocean, ink: '#fff' } }
