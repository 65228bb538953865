import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { model, orNull } from '../../readers/shapes.ts'
import { flag, text, timestamp } from '../../readers/values.ts'

/** The service's report about an operation after its final state. */
export type LaterEvidence = {
  /** The outcome of the operation, as the report states it. */
  outcome: OpenUnion<'succeeded' | 'failed' | 'reversed'>
  /** The service's own words, to show and never to branch on. */
  message: string | null
  /** The service's own reference. */
  reference: string | null
  /** Whether the report came with a checked signature. */
  verified: boolean | null
  /** The time when the relay received the report. ISO 8601, UTC. */
  at: string
}

/** The reader of later evidence. */
export const LaterEvidence = model<LaterEvidence>({
  outcome: text,
  message: orNull(text),
  reference: orNull(text),
  verified: orNull(flag),
  at: timestamp,
})
