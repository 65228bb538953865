import type { ReadBy } from '../../readers/Reader.ts'
import { model, oneOf, orNull } from '../../readers/shapes.ts'
import { number, openText, text, timestamp } from '../../readers/values.ts'

/** A file at the relay, whole or still arriving. Every person who may act for the partner sees it. */
export interface StagedUpload extends ReadBy<typeof StagedUpload> {}

/** The reader of a file at the relay. */
export const StagedUpload = model({
  /** The id that the relay gave it. */
  id: text,
  /** The write that the file belongs to: the endpoint's name. */
  kind: openText<'submitCreditAssessment' | 'registerCustomer'>(),
  /** The name of the set; files that are sent together share it. */
  set: text,
  /** The kind of document, named as the form's field, such as `bank_statements`. */
  slot: text,
  /** The file's name on the person's device, made safe. */
  name: text,
  /** Bytes. */
  size: number,
  /** Bytes that have arrived. */
  offset: number,
  /** `staged` once all bytes have arrived. */
  state: oneOf(['uploading', 'staged']),
  /** The media type that its first bytes show; `null` while it is arriving. */
  type: orNull(text),
  /** SHA-256 in lower-case hex; `null` while it is arriving. */
  sha256: orNull(text),
  /** The display name of the person who uploads it. */
  uploadedBy: orNull(text),
  /** The time when the upload began. ISO 8601, UTC. */
  createdAt: timestamp,
  /** The time when the relay deletes the file. */
  expiresAt: timestamp,
})
