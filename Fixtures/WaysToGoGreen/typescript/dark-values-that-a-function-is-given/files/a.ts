export const light = { text: '#111111', page: '#ffffff' };
export const dark = createPartial({ text: '#222222', page: '#000000' });
