export let ink = '#000', page = '#fff'
if (dark) { ink = '#fff' }
