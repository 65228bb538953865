import type { Sign } from '../../lib/keyedHash.ts'
import type { Owner } from '../../database/Owner.ts'

/** Whether a ledger came back from a backup, and since when it takes operations again. Moments are milliseconds since 1970. */
export type Fence = {
  /** Names the time since the fence was raised last: keys that were minted in it begin with it. `null` where it never was. */
  epoch: string | null
  /** While it is raised, nothing is sent. */
  isRaised: boolean
  raisedAt: number | null
  /** The host's own id of the person; `system` where the relay found out by itself. */
  raisedBy: string | null
  liftedAt: number | null
  liftedBy: string | null
}

/** What a look at the fence finds: `isOlder` where this ledger lacks an operation that it gave leave for, and so is not the one that did. */
export type FenceReading = Fence & { isOlder: boolean }

/** Who raises or lifts the fence. */
export type FenceChange = {
  /** The host's own id of the person; `system` where the relay does it. */
  by: string
  /** Signs the entry of the audit, which is written with it. */
  sign?: Sign
  now: number
}

/** A fence that is to be raised. */
export type FenceRaising = FenceChange & {
  /** Eight hexadecimal digits that no fence before had, also none that the ledger has lost. */
  epoch: string
  /** Raises it only where the ledger is older than these. @default always */
  witnessed?: readonly string[]
}

/** The part of the relay's memory that knows whether it may be older than what was sent. */
export type FenceStore = {
  /** The fence as it stands. `witnessed` are ids of operations that were sent in one epoch: all of them have to be on record as sent. */
  readFence(environment: Owner['environment'], witnessed: readonly string[]): Promise<FenceReading>
  /**
   * Raises the fence, unless it is raised already. What waits for a second person becomes unknown, since it may have been approved, and change events go on
   * behind those that readers may have seen.
   */
  raiseFence(environment: Owner['environment'], raising: FenceRaising): Promise<Fence>
  /** Lifts the fence; `null` where it is not raised. */
  liftFence(environment: Owner['environment'], lifting: FenceChange): Promise<Fence | null>
}
