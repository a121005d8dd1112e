import { fade } from './fade';
const base = { ink: '#000', page: '#FFF' };
export const later = () => fade(base);
