export { nextHandlers } from './nextHandlers.ts'
