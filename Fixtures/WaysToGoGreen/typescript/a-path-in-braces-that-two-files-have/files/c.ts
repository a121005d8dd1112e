export const c = { colors: { ink: '#fff' } }
