import type { WriteName } from '../effects.ts'
import type { LendingErrorCategory } from '../error-codes/LendingErrorCategory.ts'
import type { ChangeEventChannel } from '../events/subscribeToChangeEvents.ts'
import type { OperationState } from '../relay/models/OperationState.ts'

/**
 * An event for a host's analytics and toasts: names, ids of operations and outcomes, never typed values.
 * `withdraw.sent` before the request leaves, `withdraw.accepted` once the service takes it, `withdraw.refused` and `withdraw.notSent` when no
 * money moves, `withdraw.awaiting_approval` when a second person has to approve it first, `withdraw.unknown` when the outcome is not known, and
 * the final `withdraw.succeeded` or `withdraw.failed`; `withdraw.reversed` when the money came back, and `withdraw.conflict` when two pieces of
 * evidence cannot both be true. Every write has the same events.
 *
 * `step.reached` and `step.left` tell how far a person comes in a form, and for how long each step was open; they reach the provider's `onEvent` alone.
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
  | { type: 'step.reached'; form: WriteName; step: LendingStep; page: number }
  | { type: 'step.left'; form: WriteName; step: LendingStep; page: number; milliseconds: number }
  | { type: 'personalData.revealed'; kind: PersonalDataKind }
  | { type: 'session.expired'; endpoint: string }
  | { type: 'changeEvents.channel'; channel: ChangeEventChannel }

/** A step of a form, as `FormStep` of `@onlend/hooks/forms` explains; `page` counts from 0. */
type LendingStep = 'details' | 'review' | 'outcome'

/** The kind of a hidden value, so that a host can record who looked at which kind; never the value. */
export type PersonalDataKind = 'bvn' | 'nin' | 'phone' | 'account' | 'date' | 'email' | 'text'
