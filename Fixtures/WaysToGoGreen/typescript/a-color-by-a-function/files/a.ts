export default { ink: lighten('#000', 1), page: '#fff' }
