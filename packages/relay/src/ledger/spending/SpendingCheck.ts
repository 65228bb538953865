import type { Amount, SpendingLimit } from '@onlend/core'

/** The rules that an operation has to keep, with everything that the ledger compares them with. Moments are milliseconds since 1970. */
export type SpendingCheck = {
  currency: string
  /** What the operation moves; never negative. */
  amount: Amount
  perOperation: Amount | null
  perPersonAndDay: Amount | null
  perPartnerAndDay: Amount | null
  /** The day on which it counts. */
  day: { from: number; until: number }
  /** `null` where a new destination is not held. */
  destination: {
    /** Keyed hash of method, institution and number. */
    hash: string
    /** Keyed hash of the number alone, as the ledger keeps it with each operation. */
    accountHash: string
    method: string | null
    institution: string | null
    coolingOff: number
  } | null
  /** `required`: refused with `step_up_required` if everything else is in order. `done`: not asked for, or proved. */
  stepUp: 'required' | 'done'
}

/** Why an operation does not keep the rules. */
export type SpendingRefusal =
  | { code: 'limit_exceeded' | 'destination_held'; limit: SpendingLimitFacts }
  | { code: 'step_up_required' }

/** `SpendingLimit` with the moment as the ledger counts it. */
export type SpendingLimitFacts = Omit<SpendingLimit, 'until'> & { until: number | null }
