export { createMswHandlers } from './createMswHandlers.ts'
