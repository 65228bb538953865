import type { Amount, Operation } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import type { Owner } from '../../database/Owner.ts'
import type { Principal } from '../../http/index.ts'

/** The kinds of operation that move money; only these have spending controls. */
export type SpendingKind = 'withdraw' | 'requestDrawdown'

/** The limits for one person, one partner and one operation. Amounts are decimal strings in the currency of the controls. */
export type SpendingRules = {
  /** The most that one operation may move. @default no limit */
  perOperation?: Amount
  /** The most that one person may move on one day with operations of this kind, for all partners together. @default no limit */
  perPersonAndDay?: Amount
  /** The most that all persons together may move for one partner on one day with operations of this kind. @default no limit */
  perPartnerAndDay?: Amount
  /**
   * A second person approves every operation of more than `above`; until then the operation is `awaiting_approval`, for at most `expiresAfter` milliseconds.
   * @default off; expiresAfter: 86400000
   */
  approval?: { above: Amount; expiresAfter?: number }
  /** Every person who asks for more than `above`, or approves it, must prove their identity once more: see `verifyStepUp`. @default off */
  stepUp?: { above: Amount }
}

/** The rules of withdrawals, which go to an account or a phone number. */
export type WithdrawRules = SpendingRules & {
  /**
   * The relay refuses a withdrawal to an account or phone number to which no accepted or succeeded withdrawal of the partner went, for
   * `coolingOff` milliseconds from the first attempt on. @default off
   */
  newDestination?: { coolingOff: number }
}

/** The host's limits for the money that people move. */
export type SpendingControls = {
  /** The ISO 4217 code of every amount here, the currency of the operating country: bodies of the Partner API name none. */
  currency: string
  /** The IANA name of the time zone in which a day begins and ends, such as `Africa/Lagos`. @default 'UTC' */
  timeZone?: string
  withdraw?: WithdrawRules
  requestDrawdown?: SpendingRules
}

/** The question to a `spendingControls` function: for each new operation, and once more for its approval. */
export type SpendingQuestion = {
  kind: SpendingKind
  /** The partner whose money moves. */
  owner: Pick<Owner, 'kind' | 'id'>
  /** The host's own id of the person who asked for the operation. */
  userId: string
}

/** The question to `verifyStepUp`: does the proof show that this person means this very operation? */
export type StepUpQuestion = {
  /** The signed-in person who sent the proof: the one who asks for the operation, or who approves it. */
  principal: Principal
  /** `approveOperation`, or the kind of the new operation. */
  action: WriteName | 'approveOperation'
  kind: SpendingKind
  owner: Pick<Owner, 'kind' | 'id'>
  /** The idempotency key. */
  operationId: string
  /** The summary of the write, with the amount as a decimal string. */
  summary: Operation['summary']
  /** The value of `X-Relay-Step-Up` that the page sent, as the host made it. */
  proof: string
}
