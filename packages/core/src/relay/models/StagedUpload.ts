import * as z from 'zod/mini'
import { openUnion } from '../../schema/openUnion.ts'
import { orNull } from '../../schema/orNull.ts'
import { timestamp } from '../../schema/timestamp.ts'

/** A file at the relay, whole or still arriving, as everybody sees it who may act for the partner. */
export const StagedUpload = z.looseObject({
  id: z.string(),
  /** The write that it is for: the endpoint's name. */
  kind: openUnion('submitCreditAssessment', 'registerCustomer'),
  /** Files that are sent together share it. */
  set: z.string(),
  /** What the file is, in the form's own words, such as `bank_statements`. */
  slot: z.string(),
  /** As the person's device called it, made safe. */
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Bytes that have arrived. */
  offset: z.number(),
  state: z.enum(['uploading', 'staged']),
  /** The media type that its first bytes show; `null` while it is arriving. */
  type: orNull(z.string()),
  /** SHA-256 in lower-case hex; `null` while it is arriving. */
  sha256: orNull(z.string()),
  /** The display name of whoever uploads it. */
  uploadedBy: orNull(z.string()),
  createdAt: timestamp,
  /** Afterwards it is gone. */
  expiresAt: timestamp,
})

/** A file at the relay. */
export type StagedUpload = z.output<typeof StagedUpload>
