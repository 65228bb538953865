import type { UploadType } from '@onlend/core/file-types'

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
