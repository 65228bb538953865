export { nodeListener } from './nodeListener.ts'
