import * as z from 'zod/mini'
import { model } from '../../schema/model.ts'
import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { orNull } from '../../schema/absentValues.ts'
import { timestamp } from '../../schema/timestamp.ts'

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

/** The schema of what the service told about an operation after its final state. */
export const LaterEvidence = model<LaterEvidence>({
  outcome: z.string(),
  message: orNull(z.string()),
  reference: orNull(z.string()),
  verified: orNull(z.boolean()),
  at: timestamp,
})
