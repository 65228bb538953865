import type { Amount, SpendingLimit } from '@onlend/core'

/** The spending rules for an operation, with the facts that the ledger compares with them. Moments are milliseconds since 1970. */
export type SpendingCheck = {
  currency: string
  /** The amount that the operation moves; never negative. */
  amount: Amount
  perOperation: Amount | null
  perPersonAndDay: Amount | null
  perPartnerAndDay: Amount | null
  /** The day on which the operation counts. */
  day: { from: number; until: number }
  /** `null` where the rules do not hold a new destination. */
  destination: {
    /** Keyed hash of method, institution and number. */
    hash: string
    /** Keyed hash of the number alone, as the ledger keeps it with each operation. */
    accountHash: string
    method: string | null
    institution: string | null
    coolingOff: number
  } | null
  /** `required`: the ledger refuses with `step_up_required` if every other rule passes. `done`: not required, or proved. */
  stepUp: 'required' | 'done'
}

/** The spending rule that an operation breaks. */
export type SpendingRefusal =
  | { code: 'limit_exceeded' | 'destination_held'; limit: SpendingLimitFacts }
  | { code: 'step_up_required' }

/** `SpendingLimit` with `until` in milliseconds since 1970. */
export type SpendingLimitFacts = Omit<SpendingLimit, 'until'> & { until: number | null }
