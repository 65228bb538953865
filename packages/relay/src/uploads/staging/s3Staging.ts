import type { UploadStaging } from '../UploadStaging.ts'
import { PartedS3Store } from './s3/PartedS3Store.ts'
import { tusStaging } from './tusStaging.ts'

type S3Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

export type S3StagingOptions = {
  /** The name of a private bucket, with encryption at rest and a lifecycle rule that deletes leftovers. */
  bucket: string
  /** The region of the bucket, such as `eu-west-1`; `auto` where a service has none. */
  region: string
  /** The address of an S3 service besides AWS. @default AWS */
  endpoint?: string
  /** The credentials of the bucket, which no browser ever gets. @default as AWS's own client finds them: environment, role of the machine, shared file */
  credentials?: S3Credentials | (() => Promise<S3Credentials & { expiration?: Date }>)
  /** The prefix of every key, so that several programs can share a bucket. @default uploads/ */
  prefix?: string
  /** Puts the bucket into the path instead of the host name, as most services besides AWS require. @default false */
  forcePathStyle?: boolean
  /**
   * Whether the store replaces an object only if it is unchanged since the read (`If-Match`). Set `false` for a service that answers this with 501:
   * then two instances that write one file at the same moment can make the sender repeat a few bytes, but never store a wrong one.
   *
   * @default true
   */
  conditionalWrites?: boolean
}

/** Milliseconds for the connection, for the answer, and for a body without progress. */
const timeouts = { connectionTimeout: 5_000, requestTimeout: 60_000, socketTimeout: 120_000 }

/**
 * Keeps staged files in S3 or a compatible service, for any number of instances: each can receive the next piece of a file, and a piece that
 * hangs on one instance does not delay another. Needs `@tus/server` and `@tus/s3-store`; see `docs/deployment.md` for the bucket's settings.
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
      // The client signs every body with its SHA-256 anyway, and not all services besides AWS know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // `Expect: 100-continue` would open a new connection for each part.
      expectContinueHeader: false,
    },
  })
  return tusStaging(store)
}
