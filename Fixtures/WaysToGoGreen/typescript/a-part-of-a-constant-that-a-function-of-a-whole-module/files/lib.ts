export function fade(by: number, t: Colors) { t.ink = '#eee' }
