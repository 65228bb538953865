import type { UploadRejection } from '@onlend/core/relay'

/** Looks at one file as it passes; once it has said no, it is asked nothing more. */
export type Inspector = {
  /** The next bytes, in pieces of any size. */
  take(bytes: Uint8Array<ArrayBuffer>): UploadRejection | null
  /** The file has passed; `tail` is the end of it. */
  end(tail: Uint8Array): UploadRejection | null
}
