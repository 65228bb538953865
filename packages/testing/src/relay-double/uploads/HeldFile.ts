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
  /** Why it was not taken: it is no longer listed, and whoever asks for it by its id hears the reason. */
  rejection: UploadRejection | null
}
