/** A bucket of S3 or of a service with its protocol, as the environment names it. */
export type UploadsBucket = {
  bucket: string
  region: string
  endpoint?: string
  forcePathStyle?: boolean
  /** Absent where the machine has credentials of its own. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
}
