import type { Amount, Financing } from '@onlend/core'
import type { OverdueAge } from './findOverdueAge.ts'

/** One agreed payment. The sums are in the schedule's currency. */
export type FinancingInstalment = {
  /** The calendar day on which the instalment is due, `YYYY-MM-DD`. */
  due: string
  amount: Amount
  /** The amount paid toward the instalment. @default '0' */
  paid?: Amount
}

/** The host's facts about a financing that the service's list does not have: the due days and the currency. */
export type FinancingSchedule = {
  /** The ISO code, where the currency is not the partner's own. */
  currency?: string
  /** The instalments, in any order. */
  instalments: readonly FinancingInstalment[]
}

/** The state of an instalment today. */
export type DatedInstalment = Required<FinancingInstalment> & {
  /** The unpaid rest, never negative. */
  unpaid: Amount
  /** The days until the due day, negative after it. */
  days: number
  /** `overdue` from the day after the due day on. */
  state: 'paid' | 'overdue' | 'due'
}

/** A financing as a row of a table: the service's facts, and the values that follow from the due days. */
export type FinancingRow = {
  /** The reference, with a number where the service lists it twice. */
  id: string
  financing: Financing
  /** The client's name; `null` where the service does not give it. */
  customer: string | null
  /** The ISO code; `null` when no source names one. */
  currency: string | null
  /** The lender's own status; `null` when the lender gives none. */
  status: Financing['loan_status']
  /** The instalments, in the order of their days. */
  instalments: readonly DatedInstalment[]
  /** The source of the days: the host's schedule, or the due day of the financing's drawdown; `null` when no day is known. */
  dated: 'schedule' | 'drawdown' | null
  /** The due day of the earliest unpaid instalment. */
  nextDue: string | null
  /** The sum of the instalments, else the financed amount. */
  amount: Amount | null
  /** The payments that the host or the lender has confirmed. */
  paid: Amount
  unpaid: Amount | null
  overdue: Amount
  /** The ages of the overdue instalments. */
  ages: readonly OverdueAge[]
  /** Whether the host gives the payments, or the lender completed the financing; otherwise `unpaid` can be too high. */
  knowsPayments: boolean
}
