export { createRestHandlers } from './createRestHandlers.ts'
