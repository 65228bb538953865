export { type DatabaseCase, databaseConformance } from './database/conformance/databaseConformance.ts'
export { type StagingCase, stagingConformance } from './uploads/staging/conformance/stagingConformance.ts'
