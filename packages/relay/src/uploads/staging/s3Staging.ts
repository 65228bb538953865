import type { UploadStaging } from '../UploadStaging.ts'
import { PartedS3Store } from './s3/PartedS3Store.ts'
import { tusStaging } from './tusStaging.ts'

type S3Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

export type S3StagingOptions = {
  /** Private, with encryption at rest and a rule that throws away what is left over. */
  bucket: string
  /** Of the bucket, such as `eu-west-1`; `auto` where a service has none. */
  region: string
  /** Address of a service that speaks S3 and is not AWS. @default AWS */
  endpoint?: string
  /** Never comes near a browser. @default as AWS's own client finds them: environment, role of the machine, shared file */
  credentials?: S3Credentials | (() => Promise<S3Credentials & { expiration?: Date }>)
  /** Comes before every key, so that a bucket can be shared. @default uploads/ */
  prefix?: string
  /** Puts the bucket into the path instead of the host name, as most services besides AWS want it. @default false */
  forcePathStyle?: boolean
  /**
   * Whether what was kept is only replaced by who has read it (`If-Match`). Turn it off for a service that answers this with 501: then two
   * instances that write one file at the same moment may cost the sender a few bytes more, and never a wrong one.
   *
   * @default true
   */
  conditionalWrites?: boolean
}

/** A connection that is not made, an answer that does not come, a body in which nothing moves any more. */
const timeouts = { connectionTimeout: 5_000, requestTimeout: 60_000, socketTimeout: 120_000 }

/**
 * Keeps staged files in S3 or in a service that speaks it, for any number of instances: any of them may take the next piece of a file, and
 * a piece that hangs on one does not hold back another. Needs `@tus/server` and `@tus/s3-store`; `docs/deployment.md` says what to set on
 * the bucket.
 *
 * @example
 * const uploads = { staging: s3Staging({ bucket: 'lending-staging', region: 'eu-west-1' }) }
 */
export function s3Staging(options: S3StagingOptions): UploadStaging {
  const { bucket, region, endpoint, credentials, prefix = 'uploads/' } = options
  const store = new PartedS3Store({
    prefix,
    conditionalWrites: options.conditionalWrites ?? true,
    client: {
      bucket,
      region,
      forcePathStyle: options.forcePathStyle ?? false,
      ...(endpoint === undefined ? {} : { endpoint }),
      ...(credentials === undefined ? {} : { credentials }),
      requestHandler: { ...timeouts, throwOnRequestTimeout: true },
      // Every body is signed with its SHA-256 anyway, and services besides AWS do not all know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // Waiting for leave to send would open a new connection for each part.
      expectContinueHeader: false,
    },
  })
  return tusStaging(store)
}
