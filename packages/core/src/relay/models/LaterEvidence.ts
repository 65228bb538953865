import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { model, orNull } from '../../readers/shapes.ts'
import { flag, text, timestamp } from '../../readers/values.ts'

/** What the service told about an operation after its final state. */
export type LaterEvidence = {
  /** What it says became of the operation. */
  outcome: OpenUnion<'succeeded' | 'failed' | 'reversed'>
  /** The service's own words, to show and never to branch on. */
  message: string | null
  /** The service's own reference. */
  reference: string | null
  /** Whether it came with a checked signature. */
  verified: boolean | null
  /** When the relay received it. ISO 8601, UTC. */
  at: string
}

/** The reader of what the service told about an operation after its final state. */
export const LaterEvidence = model<LaterEvidence>({
  outcome: text,
  message: orNull(text),
  reference: orNull(text),
  verified: orNull(flag),
  at: timestamp,
})
