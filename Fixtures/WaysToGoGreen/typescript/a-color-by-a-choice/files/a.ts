export default { ink: dark ? '#fff' : '#000', page: '#fff' }
