import type { Operation } from '@onlend/core'

/**
 * The state of a confirmed write, or the reason why the form did not send it.
 * Nothing left this device for `offline`, `sessionExpired`, `possibleDuplicate`, `inFlightElsewhere` and `notSent`.
 */
export type WriteOutcome =
  /** The relay has sent nothing: a second person has to approve the write first. */
  | 'awaiting_approval'
  | 'submitting'
  | 'accepted'
  | 'succeeded'
  | 'failed'
  /** The service or the relay refused the write; see `error`. The form shows the refusal above the fields and keeps the typed values. */
  | 'rejected'
  /** The write left, and no trustworthy answer came. Never offer to send it again. */
  | 'unknown'
  | 'stale'
  /** The write succeeded, and the money came back. */
  | 'reversed'
  /** The relay has no record: the write never arrived. `sendAgainSameKey` is safe. */
  | 'notReceived'
  | 'offline'
  | 'sessionExpired'
  /** The write equals `earlier`; `confirmDuplicate` sends it all the same. */
  | 'possibleDuplicate'
  /** Another tab or window is confirming the same kind of write at this moment. */
  | 'inFlightElsewhere'
  /** The person or the host's extra check declined. */
  | 'notSent'

/** The facts that this device has without the relay about a write that it sent. */
export type SentWrite = {
  /** The summary as the relay records it: the last four digits of an account, never the whole number. After a reload: the part that this device kept. */
  summary: Operation['summary']
  /** ISO, by this device's clock. */
  sentAt: string
  /** The time of the answer or of the failure; `null` after a reload. */
  endedAt: string | null
}
