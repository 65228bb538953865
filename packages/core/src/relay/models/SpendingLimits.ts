import type { Amount } from '../../amounts/Amount.ts'
import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { model, orNull } from '../../readers/shapes.ts'
import { amount, number, text, timestamp } from '../../readers/values.ts'

/** The rules of the host for one person, one partner and one kind of operation, with the used parts. `null`: the host has no such rule. */
export type SpendingLimits = {
  /** The kind of operation that the rules limit. */
  kind: OpenUnion<'withdraw' | 'requestDrawdown'>
  /** The ISO 4217 code of every amount here. */
  currency: string
  /** The most that one operation may move. */
  atOnce: Amount | null
  /** The most that this person may move today, for all partners together. */
  personDay: DayLimit | null
  /** The most that all persons together may move for this partner today. */
  partnerDay: DayLimit | null
  /** The time when the next day begins and the used parts reset. ISO 8601, UTC. */
  dayEndsAt: string
  /** The most that this person may move without a second person's approval. */
  alone: Amount | null
  /** The most that this person may move without a new proof of identity. */
  withoutProof: Amount | null
  /** The milliseconds for which the relay holds a first payment to an account or number. */
  newRecipientHold: number | null
}

type DayLimit = {
  limit: Amount
  /** The used part, with the operations that wait or are not confirmed. */
  used: Amount
}

const dayLimit = model<DayLimit>({ limit: amount, used: amount })

/** The reader of the rules for one kind of operation. */
export const SpendingLimits = model<SpendingLimits>({
  kind: text,
  currency: text,
  atOnce: orNull(amount),
  personDay: orNull(dayLimit),
  partnerDay: orNull(dayLimit),
  dayEndsAt: timestamp,
  alone: orNull(amount),
  withoutProof: orNull(amount),
  newRecipientHold: orNull(number),
})
