export const fade = (t: Colors) => { t.ink = '#eee' }
