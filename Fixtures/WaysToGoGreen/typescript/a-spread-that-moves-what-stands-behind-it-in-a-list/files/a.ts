const list = [...new Set(['#fff']), '#000', '#fff']
export default { ink: list[1], page: '#fff' }
