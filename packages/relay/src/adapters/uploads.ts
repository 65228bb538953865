export { fileStaging } from './fileStaging.ts'
