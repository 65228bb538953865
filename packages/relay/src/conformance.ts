export { databaseConformance } from './database/conformance/databaseConformance.ts'
export { stagingConformance } from './uploads/staging/conformance/stagingConformance.ts'
