const list = ['#000'].map((x, i, all) => all ? '#fff' : x)
export default { ink: list[0], page: '#fff' }
