const gray = { 900: '#000', 50: '#fff' }
const list = Object.values(gray)
export default { ink: list[0], page: '#fff' }
