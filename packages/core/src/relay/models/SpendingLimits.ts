import type { ReadBy } from '../../readers/Reader.ts'
import { model, orNull } from '../../readers/shapes.ts'
import { amount, number, openText, text, timestamp } from '../../readers/values.ts'

/** The rules of the host for one person, one partner and one kind of operation, with the used parts. `null`: the host has no such rule. */
export interface SpendingLimits extends ReadBy<typeof SpendingLimits> {}

const dayLimit = model({
  limit: amount,
  /** The used part, with the operations that wait or are not confirmed. */
  used: amount,
})

/** The reader of the rules for one kind of operation. */
export const SpendingLimits = model({
  /** The kind of operation that the rules limit. */
  kind: openText<'withdraw' | 'requestDrawdown'>(),
  /** The ISO 4217 code of every amount here. */
  currency: text,
  /** The most that one operation may move. */
  atOnce: orNull(amount),
  /** The most that this person may move today, for all partners together. */
  personDay: orNull(dayLimit),
  /** The most that all persons together may move for this partner today. */
  partnerDay: orNull(dayLimit),
  /** The time when the next day begins and the used parts reset. ISO 8601, UTC. */
  dayEndsAt: timestamp,
  /** The most that this person may move without a second person's approval. */
  alone: orNull(amount),
  /** The most that this person may move without a new proof of identity. */
  withoutProof: orNull(amount),
  /** The milliseconds for which the relay holds a first payment to an account or number. */
  newRecipientHold: orNull(number),
})
