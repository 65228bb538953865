import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { model, oneOf, orNull } from '../../readers/shapes.ts'
import { number, text, timestamp } from '../../readers/values.ts'

/** A file at the relay, whole or still arriving, as every person sees it who may act for the partner. */
export type StagedUpload = {
  /** The id that the relay gave it. */
  id: string
  /** The write that it is for: the endpoint's name. */
  kind: OpenUnion<'submitCreditAssessment' | 'registerCustomer'>
  /** Files that are sent together share it. */
  set: string
  /** What the file is, in the form's own words, such as `bank_statements`. */
  slot: string
  /** As the person's device called it, made safe. */
  name: string
  /** Bytes. */
  size: number
  /** Bytes that have arrived. */
  offset: number
  /** Whether all of it has arrived. */
  state: 'uploading' | 'staged'
  /** The media type that its first bytes show; `null` while it is arriving. */
  type: string | null
  /** SHA-256 in lower-case hex; `null` while it is arriving. */
  sha256: string | null
  /** The display name of the person who uploads it. */
  uploadedBy: string | null
  /** When it was begun. ISO 8601, UTC. */
  createdAt: string
  /** Afterwards it is gone. */
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
