import type { Sandbox } from '@onlend/sandbox'
import type { WithdrawRules } from '../../src/ledger/spending/SpendingControls.ts'
import type { people } from './people.ts'

/** Who sends a request; `null`: a person who is not signed in. */
export type PersonName = keyof typeof people | null

/** What both relays are made with. */
export type WorldOptions = {
  operator?: boolean
  fourEyes?: boolean
  withdrawals?: WithdrawRules
  uploads?: { maxFileBytes?: number; maxFiles?: number; maxBytes?: number }
  tenant?: unknown
}

export type SendOptions = {
  /** @default 'harbour' */
  as?: PersonName
  /** An object travels as JSON. */
  body?: string | Uint8Array<ArrayBuffer> | Record<string, unknown>
  /** `null` leaves one out that the client sends. */
  headers?: Readonly<Record<string, string | null>>
}

/** An answer, read whole. */
export type Answer = { status: number; code: string | null; headers: Headers; text: string; data: unknown }

/** A relay, the real one or its double, with a sandbox of its own behind it. */
export type World = {
  sandbox: Sandbox
  /** Moves the clock on, and has the relay do then what it does from time to time. */
  pass: (ms: number) => Promise<void>
  send: (method: string, path: string, options?: SendOptions) => Promise<Answer>
  /** A withdrawal for `cp_adaeze` under a key. */
  withdraw: (key: string, changes?: Record<string, unknown>, options?: SendOptions) => Promise<Answer>
  /** Reads change events of a partner from a stream until so many have come. */
  follow: (customerPartnerId: string, many: number) => Promise<void>
}

/** A course of requests and settlement events that both relays answer, from the first write to the final state. */
export type Life = {
  /** The title of the test. */
  life: string
  options?: WorldOptions
  play: (world: World) => Promise<void>
}
