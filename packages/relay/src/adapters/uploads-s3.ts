export { s3Staging, type S3StagingOptions } from './s3Staging.ts'
