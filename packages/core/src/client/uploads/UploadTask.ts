import type { UploadFile } from './UploadFile.ts'

/** A file of a set, and what is being done with it on this page. */
export type UploadTask = UploadFile & {
  /** Stops what is being done with it; `null` while nothing is. */
  stop: AbortController | null
}
