const base = { text: '#000', page: '#FFF' };
const fade = <T,>(t: T) => { Object.assign(t, { text: '#EEE' }); return t };
fade(base);
export default { ink: base.text, page: '#FFF' };
