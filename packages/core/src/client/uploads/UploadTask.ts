import type { UploadFile } from './UploadFile.ts'

/** A file of a set, and the work on it on this page. */
export type UploadTask = UploadFile & {
  /** Stops the work on the file; `null` while there is none. */
  stop: AbortController | null
}
