import type { Hasher } from './inspection/inspectUpload.ts'

/** A file whose bytes are about to arrive. */
export type StagingFile = { id: string; size: number }

/** That bytes are here for a file. */
export type StagedBytes = {
  id: string
  /** When anything of it was last written, in milliseconds since 1970 by the clock of the staging. */
  changedAt: number
}

/**
 * Where the bytes of staged files are, and who speaks tus (https://tus.io/protocols/resumable-upload, version 1.0.0) for them. It trusts its
 * caller: whose file an id is, and whether it may come, was asked before.
 */
export type UploadStaging = {
  /**
   * Answers a tus request for one file: POST creates it, HEAD tells how much is here, PATCH takes more, DELETE throws it away. What arrived
   * before a link broke is kept.
   */
  handle(request: Request, file: StagingFile): Promise<Response>
  /** Bytes that have arrived; `null` for a file that is not here. */
  offset(id: string): Promise<number | null>
  /** The bytes, in pieces of 256 KB or less; throws when the file is not here. */
  read(id: string): AsyncIterable<Uint8Array<ArrayBuffer>>
  /** Throws a file away; nothing happens when there is none. */
  remove(id: string): Promise<void>
  /** Every file that anything is here of, once each, in any order; left out where that cannot be told, and then nothing is reconciled. */
  list?(): AsyncIterable<StagedBytes>
  /** Bytes that may still be written before the disk is full; left out where that is not known, as of a bucket. */
  freeBytes?(): Promise<number>
  /** Begins a checksum. It comes with the staging, since Web Crypto takes no file piece by piece. */
  createHasher(): Hasher
}
