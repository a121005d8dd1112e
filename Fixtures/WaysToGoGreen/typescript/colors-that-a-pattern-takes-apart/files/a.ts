export const [ink, page] = ['#fff', '#fff'];
