const base = { text: '#000', page: '#FFF' };
function fade(much: number, t: Theme): { text: string } { t.text = '#EEE'; return t }
fade(1, base);
export default { ink: base.text, page: '#FFF' };
