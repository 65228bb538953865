import type { Amount } from '../../amounts/Amount.ts'
import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { model, orNull } from '../../readers/shapes.ts'
import { amount, number, text, timestamp } from '../../readers/values.ts'

/** The rules that the host has for one person, one partner and one kind of operation, and how much of them is used. `null` is a rule that there is not. */
export type SpendingLimits = {
  /** The kind that the rules are for. */
  kind: OpenUnion<'withdraw' | 'requestDrawdown'>
  /** The ISO 4217 code of every amount here. */
  currency: string
  /** The most that one operation may move. */
  atOnce: Amount | null
  /** The most that this person may move today, for all partners together. */
  personDay: DayLimit | null
  /** The most that may be moved for this partner today, by all persons together. */
  partnerDay: DayLimit | null
  /** When the next day begins, on which both are unused. ISO 8601, UTC. */
  dayEndsAt: string
  /** The most that this person may move alone: a second person approves more. */
  alone: Amount | null
  /** The most that this person may move without a new proof of who they are. */
  withoutProof: Amount | null
  /** The milliseconds for which an account or number is held that no money has gone to. */
  newRecipientHold: number | null
}

type DayLimit = {
  limit: Amount
  /** How much of it is used, operations that wait or are not confirmed among them. */
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
