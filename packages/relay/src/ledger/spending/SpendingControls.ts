import type { Amount, Operation } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import type { Owner } from '../../database/Owner.ts'
import type { Principal } from '../../http/index.ts'

/** The kinds of operation that move money; no other kind can be controlled. */
export type SpendingKind = 'withdraw' | 'requestDrawdown'

/** What one person, one partner and one operation may move. Amounts are decimal strings in the currency of the controls. */
export type SpendingRules = {
  /** The most that one operation may move. @default no limit */
  perOperation?: Amount
  /** The most that one person may move on one day with operations of this kind, for all partners together. @default no limit */
  perPersonAndDay?: Amount
  /** The most that is moved for one partner on one day with operations of this kind, by all persons together. @default no limit */
  perPartnerAndDay?: Amount
  /**
   * A second person approves every operation of more than `above`; until then it waits as `awaiting_approval`, for `expiresAfter` milliseconds at most.
   * @default off; expiresAfter: 86400000
   */
  approval?: { above: Amount; expiresAfter?: number }
  /** Every person who asks for more than `above`, or approves it, proves once more who they are: see `verifyStepUp`. @default off */
  stepUp?: { above: Amount }
}

/** The rules of withdrawals, which go to an account or a phone number. */
export type WithdrawRules = SpendingRules & {
  /**
   * An account or phone number that no accepted or succeeded withdrawal of the partner went to is held for `coolingOff` milliseconds
   * from the first attempt on. @default off
   */
  newDestination?: { coolingOff: number }
}

/** What a host limits of the money that people move. */
export type SpendingControls = {
  /** The ISO 4217 code of every amount here, which is that of the operating country: bodies of the Partner API name none. */
  currency: string
  /** The IANA name of the time zone in which a day begins and ends, such as `Africa/Lagos`. @default 'UTC' */
  timeZone?: string
  withdraw?: WithdrawRules
  requestDrawdown?: SpendingRules
}

/** What `spendingControls` is asked, where it is a function: for an operation that is asked for, and once more when it is approved. */
export type SpendingQuestion = {
  kind: SpendingKind
  /** Whose money it is. */
  owner: Pick<Owner, 'kind' | 'id'>
  /** The host's own id of the person who asked for the operation. */
  userId: string
}

/** What `verifyStepUp` is asked: is this a proof that this person means this very operation? */
export type StepUpQuestion = {
  /** Who is signed in and sent the proof: the person who asks for the operation, or who approves it. */
  principal: Principal
  /** `approveOperation`, or the kind of the operation that is asked for. */
  action: WriteName | 'approveOperation'
  kind: SpendingKind
  owner: Pick<Owner, 'kind' | 'id'>
  /** The idempotency key. */
  operationId: string
  /** What would be sent, with the amount as a decimal string. */
  summary: Operation['summary']
  /** What the page sent in `X-Relay-Step-Up`, as the host made it. */
  proof: string
}
