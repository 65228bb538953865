export { expressHandler } from './expressHandler.ts'
