import type { UploadType } from '@onlend/core/internal'
import type { UploadRejection } from '@onlend/core/relay'
import type { Hasher } from '../uploads/UploadStaging.ts'

/** What is known of a file before its bytes are read. */
export type UploadFacts = {
  name: string
  /** Bytes, as announced. */
  size: number
  /** What the device said that it would send, in lower-case hex; `null` where it could not tell. */
  expectedSha256: string | null
  /** A new one, of the staging. */
  hasher: Hasher
}

/** What the bytes of a file show. */
export type Inspection =
  | { ok: true; type: UploadType; sha256: string }
  | { ok: false; reason: UploadRejection }
