const c = { ink: { value: '#000' }, page: { value: { base: '#fff', _dark: '#000' } } }
