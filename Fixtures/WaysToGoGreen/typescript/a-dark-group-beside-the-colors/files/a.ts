export default { ink: '#000', page: '#fff', _dark: { ink: '#fff' } }
