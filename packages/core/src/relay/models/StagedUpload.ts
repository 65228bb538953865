import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { model, oneOf, orNull } from '../../readers/shapes.ts'
import { number, text, timestamp } from '../../readers/values.ts'

/** A file at the relay, whole or still arriving. Every person who may act for the partner sees it. */
export type StagedUpload = {
  /** The id that the relay gave it. */
  id: string
  /** The write that the file belongs to: the endpoint's name. */
  kind: OpenUnion<'submitCreditAssessment' | 'registerCustomer'>
  /** The name of the set; files that are sent together share it. */
  set: string
  /** The kind of document, named as the form's field, such as `bank_statements`. */
  slot: string
  /** The file's name on the person's device, made safe. */
  name: string
  /** Bytes. */
  size: number
  /** Bytes that have arrived. */
  offset: number
  /** `staged` once all bytes have arrived. */
  state: 'uploading' | 'staged'
  /** The media type that its first bytes show; `null` while it is arriving. */
  type: string | null
  /** SHA-256 in lower-case hex; `null` while it is arriving. */
  sha256: string | null
  /** The display name of the person who uploads it. */
  uploadedBy: string | null
  /** The time when the upload began. ISO 8601, UTC. */
  createdAt: string
  /** The time when the relay deletes the file. */
  expiresAt: string
}

/** The reader of a file at the relay. */
export const StagedUpload = model<StagedUpload>({
  id: text,
  kind: text,
  set: text,
  slot: text,
  name: text,
  size: number,
  offset: number,
  state: oneOf(['uploading', 'staged']),
  type: orNull(text),
  sha256: orNull(text),
  uploadedBy: orNull(text),
  createdAt: timestamp,
  expiresAt: timestamp,
})
