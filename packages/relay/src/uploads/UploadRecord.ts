import type { WriteName } from '@onlend/core/internal'
import type { UploadRejection } from '@onlend/core/relay'
import type { Owner } from '../database/Owner.ts'

/** The files of one future write of one owner. */
export type UploadSet = {
  owner: Owner
  /** The endpoint of the write. */
  kind: WriteName
  /** Distinguishes several writes of one kind. */
  set: string
}

/** A staged file: arriving, whole or rejected. Moments are milliseconds since 1970, sizes are bytes. */
export type UploadRecord = UploadSet & {
  /** The relay mints the id: 128 random bits and a mark of the ledger. The relay checks the owner as well. */
  id: string
  slot: string
  /** The safe file name: no path, no control characters, no direction marks. */
  name: string
  size: number
  /** The number of bytes that have arrived. */
  offset: number
  /** Only a request with the id gets `rejected`, so that a device that lost the answer learns the reason. */
  state: 'uploading' | 'staged' | 'rejected'
  /** The reason for which the relay rejected the file. */
  rejection: UploadRejection | null
  /** The type by the bytes of the file; `null` while the file is arriving. */
  type: string | null
  /** SHA-256 in lower-case hex; `null` while the file is arriving. */
  sha256: string | null
  /** The checksum that the device announced, for the comparison with the whole file. */
  expectedSha256: string | null
  actor: string
  /** The display name of the actor. */
  actorName: string | null
  /** The write that used the file; its bytes are deleted, and no list contains it any more. */
  operationId: string | null
  createdAt: number
  expiresAt: number
}
