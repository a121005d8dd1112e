const base = { text: '#000' };
[base].forEach(t => { t.text = '#fff' });
export default { ink: base.text, page: '#fff' };
