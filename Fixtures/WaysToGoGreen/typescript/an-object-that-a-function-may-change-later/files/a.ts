const base = { ink: '#000', page: '#FFF' };
export const fade = () => { [base.ink] = ['#EEE'] };
