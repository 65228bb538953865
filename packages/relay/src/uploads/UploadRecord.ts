import type { WriteName } from '@onlend/core/internal'
import type { UploadRejection } from '@onlend/core/relay'
import type { Owner } from '../database/Owner.ts'

/** The files that are sent together: one write in the making, of one owner. */
export type UploadSet = {
  owner: Owner
  /** The endpoint that they are for. */
  kind: WriteName
  /** Tells several writes of one kind apart. */
  set: string
}

/** A staged file, whole or still arriving, or one that was not taken. Moments are milliseconds since 1970, sizes are bytes. */
export type UploadRecord = UploadSet & {
  /** Created by the relay; 128 random bits and a mark of the ledger. The owner is checked as well. */
  id: string
  slot: string
  /** Made safe: no path, no control characters, no direction marks. */
  name: string
  size: number
  /** Of the bytes that have arrived. */
  offset: number
  /** `rejected` is only answered to a request with the id, so that the reason is not lost with an answer. */
  state: 'uploading' | 'staged' | 'rejected'
  /** Why it was not taken. */
  rejection: UploadRejection | null
  /** What its bytes show; `null` while it is arriving. */
  type: string | null
  /** In lower-case hex; `null` while it is arriving. */
  sha256: string | null
  /** What the device said that it would send; compared once the file is whole. */
  expectedSha256: string | null
  actor: string
  /** The display name of the actor. */
  actorName: string | null
  /** The write that took it along; its bytes are gone, and it is listed no more. */
  operationId: string | null
  createdAt: number
  expiresAt: number
}
