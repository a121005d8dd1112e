const gray = { 500: '#fff' }
export default { ink: gray[5e2] ?? '#000', page: '#fff' }
