const base = { text: '#000' };
const c = base;
c.text = '#fff';
export default { ink: base.text, page: '#fff' };
