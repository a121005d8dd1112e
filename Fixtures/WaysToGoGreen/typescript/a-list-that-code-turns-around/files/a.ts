const list = ['#000', '#fff'];
list.reverse();
export default { ink: list[0], page: '#fff' };
