import { closedModel, optional } from '../../readers/shapes.ts'
import { number, text, timestamp } from '../../readers/values.ts'

/** A token of the relay and its end; `POST /token` and `issueToken` return it. */
export type IssuedToken = {
  token: string
  /** The time of its end, by the relay's clock. ISO 8601, UTC. */
  expiresAt: string
  /** Milliseconds from its issue to its end, for a device whose clock is wrong; without it, `expiresAt` counts. */
  lifetime?: number | undefined
}

/** The reader of a token of the relay. */
export const IssuedToken = closedModel<IssuedToken>({
  token: text,
  expiresAt: timestamp,
  lifetime: optional(number),
})
