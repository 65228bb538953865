import * as z from 'zod/mini'
import { openUnion } from '../schema/openUnion.ts'
import { orNull } from '../schema/orNull.ts'

/** Who is signed in at the host, and for whom they may act. */
export const Session = z.looseObject({
  userId: z.string(),
  displayName: orNull(z.string()),
  role: z.enum(['channel-partner', 'customer-partner']),
  channelPartnerId: orNull(z.string()),
  /** The customer partners this person may act for. */
  customerPartners: z.array(z.object({ id: z.string(), name: z.string() })),
  environment: openUnion('sandbox', 'production'),
  /** Names of the endpoints this person may call. */
  capabilities: z.array(z.string()),
  operations: z.object({
    /** How long a possible duplicate of an earlier write is held back, in milliseconds. */
    duplicateWindow: z.number(),
    /** After how long without news an accepted write counts as stale, in milliseconds. */
    staleAfter: z.number(),
  }),
})

/** Who is signed in at the host, and for whom they may act. */
export type Session = z.output<typeof Session>
