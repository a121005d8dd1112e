const c = { ink: '#000', page: '#fff' }
const cDark = { ...later(), ink: '#000' }
