export { pinoLogger } from './pinoLogger.ts'
