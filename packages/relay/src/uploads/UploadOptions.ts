import type { EncodeParts } from './assembly/EncodeParts.ts'
import type { ScanFile } from './ScanFile.ts'
import type { UploadStaging } from './UploadStaging.ts'

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
