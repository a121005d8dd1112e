const c = { ink: '#000', page: '#fff' }
