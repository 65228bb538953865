import type { Operation } from '@onlend/core'

/**
 * How a confirmed write stands, or what kept it from being sent.
 * Nothing left this device for `offline`, `sessionExpired`, `possibleDuplicate`, `inFlightElsewhere` and `notSent`.
 */
export type WriteOutcome =
  /** Nothing was sent: a second person has to approve it first. */
  | 'awaiting_approval'
  | 'submitting'
  | 'accepted'
  | 'succeeded'
  | 'failed'
  /** The service or the relay said no; see `error`. Shown above the fields, which keep what was typed. */
  | 'rejected'
  /** Sent, no trustworthy answer. Never offer to send it again. */
  | 'unknown'
  | 'stale'
  /** It succeeded, and the money came back. */
  | 'reversed'
  /** The relay has no record: it never arrived. `sendAgainSameKey` is safe. */
  | 'notReceived'
  | 'offline'
  | 'sessionExpired'
  /** Looks like `earlier`; `confirmDuplicate` sends it all the same. */
  | 'possibleDuplicate'
  /** Another tab or window is confirming the same kind of write at this moment. */
  | 'inFlightElsewhere'
  /** The person or the host's extra check declined. */
  | 'notSent'

/** What this device knows by itself of a write that left it. */
export type SentWrite = {
  /** As the relay will write it down: the last four digits of an account, never all of it. After a reload, what this device kept of it. */
  summary: Operation['summary']
  /** ISO, by this device's clock. */
  sentAt: string
  /** When an answer came, or none could be hoped for any more; `null` after a reload. */
  endedAt: string | null
}
