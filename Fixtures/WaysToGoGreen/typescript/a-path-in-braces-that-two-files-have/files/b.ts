export const b = { colors: { ink: '#000' } }
