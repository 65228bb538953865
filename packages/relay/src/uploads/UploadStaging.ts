import type { Hasher } from './inspection/inspectUpload.ts'

/** The id and size of a file for the staging. */
export type StagingFile = { id: string; size: number }

/** A file of which the staging keeps something. */
export type StagedBytes = {
  id: string
  /** The moment of the last write to the file, in milliseconds since 1970 by the clock of the staging. */
  changedAt: number
}

/**
 * The storage of the bytes of staged files, which speaks tus (https://tus.io/protocols/resumable-upload, version 1.0.0). The staging trusts its
 * caller, which has checked the owner and the limits.
 */
export type UploadStaging = {
  /**
   * Answers a tus request for one file: POST creates the file, HEAD returns the offset, PATCH adds bytes, DELETE removes the file. The staging
   * keeps the bytes that arrived before a link broke.
   */
  handle(request: Request, file: StagingFile): Promise<Response>
  /** Bytes that have arrived; `null` for an unknown file. */
  offset(id: string): Promise<number | null>
  /** Reads the bytes, in pieces of 256 KB or less; throws for an unknown file. */
  read(id: string): AsyncIterable<Uint8Array<ArrayBuffer>>
  /** Removes a file; does nothing for an unknown one. */
  remove(id: string): Promise<void>
  /** Lists every file of which the staging keeps something, once each, in any order. Optional: without the method the relay reconciles nothing. */
  list?(): AsyncIterable<StagedBytes>
  /** Bytes that the disk can still take. Optional: a bucket does not know them. */
  freeBytes?(): Promise<number>
  /** Begins a checksum. The staging provides the hasher, since Web Crypto cannot hash a file piece by piece. */
  createHasher(): Hasher
}
