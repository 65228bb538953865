import type { ReadBy } from '../../readers/Reader.ts'
import { model, orNull } from '../../readers/shapes.ts'
import { flag, openText, text, timestamp } from '../../readers/values.ts'

/** The service's report about an operation after its final state. */
export interface LaterEvidence extends ReadBy<typeof LaterEvidence> {}

/** The reader of later evidence. */
export const LaterEvidence = model({
  /** The outcome of the operation, as the report states it. */
  outcome: openText<'succeeded' | 'failed' | 'reversed'>(),
  /** The service's own words, to show and never to branch on. */
  message: orNull(text),
  /** The service's own reference. */
  reference: orNull(text),
  /** Whether the report came with a checked signature. */
  verified: orNull(flag),
  /** The time when the relay received the report. ISO 8601, UTC. */
  at: timestamp,
})
