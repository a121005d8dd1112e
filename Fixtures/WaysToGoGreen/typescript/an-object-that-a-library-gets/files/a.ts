import { register } from 'library';
const base = { ink: '#000', page: '#FFF' };
export const later = () => register(base);
