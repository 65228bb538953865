import type { EncodeParts } from './assembly/EncodeParts.ts'
import type { UploadStaging } from './UploadStaging.ts'
import type { UploadType } from '@onlend/core/internal'

/** A file that has arrived whole and is of a type that is taken. What a person called it is not told. */
export type FileToScan = {
  /** The relay's own random id. */
  id: string
  /** Bytes. */
  size: number
  /** As its bytes show it. */
  type: UploadType
  /** In lower-case hex: for lists of known files, and for a scanner that remembers. */
  sha256: string
  /** The bytes from the first on, a new stream with each call. */
  open: () => ReadableStream<Uint8Array>
  /** Aborts when the time for it is up: end the scan then, since its answer counts no more. */
  signal: AbortSignal
}

/** Whether a file may be used. A rejection, or any other value, is a scanner that does not work: the file waits and is scanned again. */
export type ScanFile = (file: FileToScan) => Promise<'clean' | 'infected'>

/** Where files wait until a write takes them along, and how much may wait. */
export type UploadOptions = {
  /** `fileStaging` of `@onlend/relay/uploads` on one machine, `s3Staging` of `@onlend/relay/uploads-s3` for several instances. */
  staging: UploadStaging
  /** Bytes of one file. @default 26214400 */
  maxFileBytes?: number
  /** Files of one set. @default 200 */
  maxFiles?: number
  /** Bytes of everything that one partner has staged. @default 1073741824 */
  maxBytes?: number
  /** Bytes of everything that all partners have staged, in every environment of the store. @default 21474836480 */
  maxTotalBytes?: number
  /** Bytes that stay free on the disk of the staging; 0 leaves none. A bucket has no such floor. @default 536870912 */
  minFreeBytes?: number
  /** Milliseconds after which a file that nothing took along is thrown away. @default 1209600000 */
  retention?: number
  /**
   * Looks for malware in a file that has arrived, before it can be used: an infected one is deleted, and one that could not be scanned waits.
   * Writes whose files are not staged are refused then, since nothing of them could be scanned. @default none
   */
  scanFile?: ScanFile
  /** Milliseconds that `scanFile` may take for one file. @default 30000 */
  scanTimeout?: number
  /** Files that one instance scans at the same time. @default 4 */
  scansAtOnce?: number
  /** How the form to the service is written, which the API document does not show (Partner API, Endpoint 11). @default multipart/form-data */
  encodeParts?: EncodeParts
}
