/**
 * One end of a movement of money: the lockbox account of the business, the business itself, the lender, the recipient of a withdrawal, or the client of
 * a transaction.
 */
export type MoneyEnd = 'lockbox' | 'business' | 'lender' | 'recipient' | 'client'

/** The effects of an operation; `Read` names the reads that it can touch. */
export type OperationEffects<Read extends string = string> = {
  /** `event`: the service reports the outcome later (Partner API, Events). `answer`: the service's answer is the only report. */
  readonly settledBy: 'event' | 'answer'
  /** The two ends between which money moves or will move; `null` for a write that moves none, such as a repayment report. */
  readonly money: { readonly from: MoneyEnd; readonly to: MoneyEnd } | null
  /** The reads whose answers change when the service accepts or settles the operation. */
  readonly touches: readonly Read[]
}

/** The effects of every write, in a separate file, because every page that follows operations loads them. */
export const effects = {
  createBusiness: {
    settledBy: 'answer',
    money: null,
    touches: ['listCustomerPartners'],
  },
  reconcileRepayments: {
    settledBy: 'event',
    money: null,
    touches: ['listFinancings', 'getActiveDrawdown', 'getCreditLimit'],
  },
  registerCustomer: {
    settledBy: 'answer',
    money: null,
    touches: ['listCustomers'],
  },
  registerTransactions: {
    settledBy: 'event',
    money: { from: 'client', to: 'business' },
    touches: ['listFinancings', 'getActiveDrawdown', 'getCreditLimit'],
  },
  requestDrawdown: {
    settledBy: 'answer',
    money: { from: 'lender', to: 'lockbox' },
    touches: ['getActiveDrawdown', 'getCreditLimit', 'listFinancings', 'getCustomerPartner'],
  },
  submitCreditAssessment: {
    settledBy: 'answer',
    money: null,
    touches: ['getCustomerPartner', 'getCreditLimit'],
  },
  withdraw: {
    settledBy: 'event',
    money: { from: 'lockbox', to: 'recipient' },
    touches: ['getCustomerPartner', 'getCreditLimit', 'getActiveDrawdown'],
  },
} as const satisfies Readonly<Record<string, OperationEffects>>

/** The name of an endpoint that changes something. */
export type WriteName = keyof typeof effects

type TouchedRead = (typeof effects)[WriteName]['touches'][number]

/** The name of a write that a settlement event follows (Partner API, Events). */
export type WriteSettledByEvent = {
  [Name in WriteName]: (typeof effects)[Name]['settledBy'] extends 'event' ? Name : never
}[WriteName]

/**
 * Whether a settlement event reports the outcome of a kind of operation (Partner API, Events). `false` for a kind that this version does not know.
 *
 * @example
 * isSettledByEvent('withdraw') // true
 */
export function isSettledByEvent(kind: string): kind is WriteSettledByEvent {
  // The cast follows the check.
  return Object.hasOwn(effects, kind) && effects[kind as WriteName].settledBy === 'event'
}

/**
 * The settlement of a kind of operation, and the reads that it touches. For a kind that only a newer relay knows, the answer is careful: an event
 * can still come, and `touches` is `null`, because any read of the owner can have changed.
 *
 * @example
 * findEffects('withdraw').settledBy // 'event'
 */
export function findEffects(kind: string): Pick<OperationEffects, 'settledBy' | 'money'> & {
  touches: readonly TouchedRead[] | null
} {
  // The cast follows the check.
  return Object.hasOwn(effects, kind)
    ? effects[kind as WriteName]
    : { settledBy: 'event', money: null, touches: null }
}
