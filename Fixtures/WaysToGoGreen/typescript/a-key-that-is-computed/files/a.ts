export default { ink: '#000', page: '#fff', [key]: '#fff' }
