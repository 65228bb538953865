import type { ReadBy } from '../../readers/Reader.ts'
import { closedModel, optional } from '../../readers/shapes.ts'
import { number, text, timestamp } from '../../readers/values.ts'

/** A token of the relay and its end; `POST /token` and `issueToken` return it. */
export interface IssuedToken extends ReadBy<typeof IssuedToken> {}

/** The reader of a token of the relay. */
export const IssuedToken = closedModel({
  token: text,
  /** The time of its end, by the relay's clock. ISO 8601, UTC. */
  expiresAt: timestamp,
  /** Milliseconds from its issue to its end, for a device whose clock is wrong; without it, `expiresAt` counts. */
  lifetime: optional(number),
})
