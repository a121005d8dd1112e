export default { /* ink: '#000', */ page: '#fff' }
