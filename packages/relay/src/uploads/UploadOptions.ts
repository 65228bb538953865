import type { EncodeParts } from './assembly/encodeMultipart.ts'
import type { UploadStaging } from './UploadStaging.ts'
import type { UploadType } from '@onlend/core/internal'

/** A file that has arrived whole and is of an accepted type. The scanner does not get the person's file name. */
export type FileToScan = {
  /** The relay's own random id. */
  id: string
  /** Bytes. */
  size: number
  /** The type by the bytes of the file. */
  type: UploadType
  /** SHA-256 in lower-case hex: for lists of known files, and for a scanner that remembers. */
  sha256: string
  /** The bytes from the first on, a new stream with each call. */
  open: () => ReadableStream<Uint8Array>
  /** Aborts at the timeout of the scan: end the scan then, since its answer no longer counts. */
  signal: AbortSignal
}

/** Scans a file. A rejection, or any other value, means that the scanner failed: the file waits and is scanned again. */
export type ScanFile = (file: FileToScan) => Promise<'clean' | 'infected'>

/** The options of staged files: their storage, limits, scanner and form. */
export type UploadOptions = {
  /** `fileStaging` of `@onlend/relay/uploads` on one machine, `s3Staging` of `@onlend/relay/uploads-s3` for several instances. */
  staging: UploadStaging
  /** The most bytes of one file. @default 26214400 */
  maxFileBytes?: number
  /** The most files of one set. @default 200 */
  maxFiles?: number
  /** The most bytes of all staged files of one partner. @default 1073741824 */
  maxBytes?: number
  /** The most bytes of all staged files of all partners, in every environment of the store. @default 21474836480 */
  maxTotalBytes?: number
  /** Bytes that stay free on the disk of the staging; 0 keeps none free. The option has no effect on a bucket. @default 536870912 */
  minFreeBytes?: number
  /** Milliseconds after which the relay deletes a file that no write has used. @default 1209600000 */
  retention?: number
  /**
   * Scans an arrived file for malware before its use: the relay deletes an infected file, and a file whose scan failed waits. @default none
   */
  scanFile?: ScanFile
  /** Milliseconds that `scanFile` may take for one file. @default 30000 */
  scanTimeout?: number
  /** The most files that one instance scans at the same time. @default 4 */
  scansAtOnce?: number
  /** Encodes the form to the service, whose encoding the API document does not show (Partner API, Endpoint 11). @default multipart/form-data */
  encodeParts?: EncodeParts
}
