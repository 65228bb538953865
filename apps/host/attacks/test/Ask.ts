import type { PersonName } from './createCast.ts'

/** One request of a client that behaves, but for what the attack changes about it. */
export type Ask = {
  /** @default 'GET' */
  method?: string
  /** Under the host's own root, such as `/lending/v1/...`. */
  path: string
  /** Whose session it carries; `null` for none. */
  by: PersonName | null
  /** Added as they are, after the usual ones. */
  headers?: readonly (readonly [string, string])[]
  /** Sent with its length; an object is sent as JSON. */
  body?: Buffer | string | Readonly<Record<string, unknown>> | null
  /** Leaves out what the client of the kit sends by itself: `X-Relay`, `Origin`, `Idempotency-Key`, `Content-Type`. */
  bare?: boolean
}
