export { honoHandler } from './honoHandler.ts'
