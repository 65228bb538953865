export { openPgliteDatabase } from './openPgliteDatabase.ts'
