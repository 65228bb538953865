export { openPostgresDatabase } from './openPostgresDatabase.ts'
export { postgresLimiter } from './postgresLimiter.ts'
