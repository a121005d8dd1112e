export const black = '#000'
export * from './fade'
