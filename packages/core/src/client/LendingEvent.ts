import type { WriteName } from '../endpoints/endpoints.ts'
import type { LendingErrorCategory } from '../error-codes/LendingErrorCategory.ts'
import type { ChangeEventChannel } from '../events/subscribeToChangeEvents.ts'
import type { OperationState } from '../relay/models/OperationState.ts'

/**
 * What a host is told about, for its own analytics and toasts: names, ids of operations and outcomes, never what a person typed.
 * `withdraw.sent` before the request leaves, `withdraw.accepted` once it is taken, `withdraw.refused` and `withdraw.notSent` when
 * nothing moves, `withdraw.awaiting_approval` when a second person has to approve it first, `withdraw.unknown` when the outcome is not known, and the final `withdraw.succeeded` or `withdraw.failed`; `withdraw.reversed` when the
 * money came back, and `withdraw.conflict` when two pieces of evidence cannot both be true. Alike for every write.
 */
export type LendingEvent =
  | { type: `${WriteName}.sent` | `${WriteName}.accepted`; operationId: string }
  | {
      type: `${WriteName}.${'refused' | 'notSent' | 'awaiting_approval' | 'unknown'}`
      operationId: string
      category: LendingErrorCategory
      status: number | null
      requestId: string | null
    }
  | {
      type: `${WriteName}.${Extract<OperationState, 'succeeded' | 'failed' | 'stale' | 'reversed'> | 'conflict'}`
      operationId: string
    }
  | {
      type: `${WriteName}.${'reviewed' | 'edited' | 'resumed' | 'startedOver'}`
      operationId: string | null
    }
  | { type: 'personalData.revealed'; kind: PersonalDataKind }
  | { type: 'session.expired'; endpoint: string }
  | { type: 'changeEvents.channel'; channel: ChangeEventChannel }

/** What a hidden value is, so that a host can record who looked at what kind of thing; never the value. */
export type PersonalDataKind = 'bvn' | 'nin' | 'phone' | 'account' | 'date' | 'email' | 'text'
