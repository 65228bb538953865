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

/** How full the outbox is; `oldestAt` is the moment of the oldest event that waits. */
export type OutcomeCounts = { waiting: number; oldestAt: number | null; dead: number }

type Take = {
  receivers: readonly ReceiverName[]
  holder: string
  now: number
  leaseUntil: number
  limit: number
}

/** The outbox of outcome events. */
export type OutcomeStore = {
  /** Remembers who is to receive outcome events: from now on, each change writes one row for each. Forgets the others after a week. */
  keepReceivers(environment: Owner['environment'], names: readonly ReceiverName[], now: number): Promise<void>
  /** Takes due rows, for one instance and a limited time: of each lane only the first. */
  takeOutcomes(environment: Owner['environment'], take: Take): Promise<OutcomeRecord[]>
  /** Records the result of a try; one by an instance that has lost the lease counts only as a delivery. */
  recordTry(row: Pick<OutcomeRecord, 'sequence'>, holder: string, result: TryResult): Promise<void>
  /** The moment of the next due row; `null` without one. */
  nextOutcomeAt(environment: Owner['environment'], receivers: readonly ReceiverName[]): Promise<number | null>
  listOutcomes(
    environment: Owner['environment'],
    page: { state: OutcomeRecord['state'] | null; before: number | null; limit: number },
  ): Promise<OutcomeRecord[]>
  /** Makes a delivered or dead row wait again, and returns it; `null` for an unknown one. */
  sendAgain(environment: Owner['environment'], sequence: number, now: number): Promise<OutcomeRecord | null>
  /** Writes a test event for every receiver. */
  writeTestOutcome(owner: Owner, now: number): Promise<OutcomeRecord[]>
  countOutcomes(environment: Owner['environment']): Promise<OutcomeCounts>
}
