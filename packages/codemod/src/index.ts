export type { Change, Migration, Undecided } from './Migration.ts'
export { migrateSource } from './migrateSource.ts'
