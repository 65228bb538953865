import type { StagedUpload, UploadRejection } from '@onlend/core/relay'

/** A file in the memory of a stand-in relay. */
export type HeldFile = {
  customerPartnerId: string
  upload: StagedUpload
  /** The media type that the device gave. */
  announced: string
  /** SHA-256 that the device gave; `null` when it gave none. */
  expected: string | null
  bytes: Uint8Array<ArrayBuffer>
  /** The reason of the refusal: the list omits the file, and a request with its id gets the reason. */
  rejection: UploadRejection | null
}
