/** A bucket of a service that speaks S3, as the environment names it. */
export type UploadsBucket = {
  bucket: string
  region: string
  endpoint?: string
  forcePathStyle?: boolean
  /** Absent where the machine has credentials of its own. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
}
