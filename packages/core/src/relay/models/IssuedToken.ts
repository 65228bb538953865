import * as z from 'zod/mini'
import { timestamp } from '../../schema/timestamp.ts'

/** A token of the relay and its end: what `POST /token` and `issueToken` return. */
export const IssuedToken = z.object({
  token: z.string(),
  /** ISO 8601 in UTC, by the relay's clock. */
  expiresAt: timestamp,
  /** Milliseconds from its issue to its end, for a device whose clock is wrong; without it, `expiresAt` counts. */
  lifetime: z.optional(z.number()),
})

/** A token of the relay and its end. */
export type IssuedToken = z.output<typeof IssuedToken>
