const gray = { i\u006Ek: '#fff' }
export default { ink: gray.ink ?? '#000', page: '#fff' }
