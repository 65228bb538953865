import type { Sign } from '../../lib/keyedHash.ts'

/** The fence of a ledger that came back from a backup. Moments are milliseconds since 1970. */
export type Fence = {
  /** Names the time since the last raising; keys that were minted in this time begin with it. `null` where the fence was never raised. */
  epoch: string | null
  /** While the fence is raised, the relay sends nothing. */
  isRaised: boolean
  raisedAt: number | null
  /** The host's own id of the person; `system` where the relay raised the fence. */
  raisedBy: string | null
  liftedAt: number | null
  liftedBy: string | null
}

/** The fence as read; `isOlder` where this ledger lacks an operation that was sent, and so comes from a backup. */
export type FenceReading = Fence & { isOlder: boolean }

/** The person who raises or lifts the fence. */
export type FenceChange = {
  /** The host's own id of the person; `system` for the relay. */
  by: string
  /** Signs the audit entry, which the same transaction writes. */
  sign?: Sign
  now: number
}

/** The parameters of a raising. */
export type FenceRaising = FenceChange & {
  /** Eight hexadecimal digits that no earlier fence had, also no fence that the ledger has lost. */
  epoch: string
  /** Raises the fence only where the ledger lacks one of these operations. @default always */
  witnessed?: readonly string[]
}
