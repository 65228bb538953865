export { openPostgresDatabase } from './database/openPostgresDatabase.ts'
export { postgresLimiter } from './http/limits/postgresLimiter.ts'
