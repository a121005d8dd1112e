export const a = { color: { text: '{colors.ink}', page: '#fff' } }
