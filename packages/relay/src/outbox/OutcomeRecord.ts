import type { OutcomeDelivery, OutcomeEvent } from '@onlend/core/relay'
import type { Owner } from '../database/Owner.ts'

/** The name of a receiver of outcome events. */
export type ReceiverName = OutcomeDelivery['receiver']

/** One row of the outbox. Moments are milliseconds since 1970. */
export type OutcomeRecord = Pick<
  OutcomeDelivery,
  'subject' | 'type' | 'receiver' | 'state' | 'attempts' | 'problem' | 'eventId'
> & {
  /** The place of the row: rows of one lane are delivered in this order. */
  sequence: number
  owner: Owner
  /** The part of the event that the change of an operation, a batch or an upload set has written. */
  data: Partial<Pick<OutcomeEvent, 'operation' | 'approval' | 'batch' | 'uploadSet'>>
  createdAt: number
  nextAt: number
  deliveredAt: number | null
}

/** The result of one try. `failed` without `nextAt` makes the row a dead letter; `later` does not count as a try; `dropped` deletes the row. */
export type TryResult =
  | { type: 'delivered'; at: number }
  | { type: 'dropped' }
  | { type: 'failed'; problem: string; nextAt: number | null }
  | { type: 'later'; nextAt: number }
