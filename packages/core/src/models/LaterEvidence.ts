import * as z from 'zod/mini'
import { openUnion } from '../schema/openUnion.ts'
import { orNull } from '../schema/orNull.ts'
import { timestamp } from '../schema/timestamp.ts'

/** What the service told about an operation after its final state. */
export const LaterEvidence = z.looseObject({
  outcome: openUnion('succeeded', 'failed', 'reversed'),
  /** The service's own words, to show and never to branch on. */
  message: orNull(z.string()),
  /** The service's own reference. */
  reference: orNull(z.string()),
  /** Whether it came with a checked signature. */
  verified: orNull(z.boolean()),
  at: timestamp,
})

/** What the service told about an operation after its final state. */
export type LaterEvidence = z.output<typeof LaterEvidence>
