export { openPostgresDatabase } from './database/openPostgresDatabase.ts'
export type { Signals } from './database/withSignals.ts'
export { postgresLimiter } from './http/limits/postgresLimiter.ts'
