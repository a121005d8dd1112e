export * from './fade'
