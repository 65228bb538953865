import type { Amount } from '../../amounts/Amount.ts'
import type { WriteName } from '../../endpoints/endpoints.ts'

/** What this device remembers of a write in flight, so that a reload comes back to it. No account number, no name. */
export type PendingOperation = {
  operationId: string
  kind: WriteName
  /** The customer or channel partner it is for. */
  owner: string | null
  /** `bank` or `mobile-money`, for a withdrawal. */
  method: string | null
  /** Dots and the last four digits. */
  maskedDestination: string | null
  amount: Amount | null
  createdAt: string
  /** `sending`: left, or about to leave, when last seen. `unknown`: left without an answer. `accepted`: taken, settlement event awaited. */
  phase: 'sending' | 'accepted' | 'unknown'
  /** The relay has said that it has it, so that it cannot have been lost on the way. */
  isOnRecord?: boolean
}
