import type { StagedUpload, UploadRejection } from '@onlend/core/relay'

/** A file in the memory of a stand-in relay. */
export type HeldFile = {
  customerPartnerId: string
  upload: StagedUpload
  /** The media type that the device gave. */
  announced: string
  /** SHA-256 that the device gave; `null` where it could not. */
  expected: string | null
  bytes: Uint8Array<ArrayBuffer>
  /** Why it was refused: it is no longer listed, and a request with its id is answered with the reason. */
  rejection: UploadRejection | null
}
