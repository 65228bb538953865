import type { Amount, Financing } from '@onlend/core'
import type { OverdueAge } from './findOverdueAge.ts'

/** One payment that was agreed on. Its sums are in the schedule's currency. */
export type FinancingInstalment = {
  /** The calendar day on which it is to be paid, `YYYY-MM-DD`. */
  due: string
  amount: Amount
  /** What has been paid toward it. @default '0' */
  paid?: Amount
}

/** What a host knows of a financing and the service's list does not say: when it is to be paid, and in which currency. */
export type FinancingSchedule = {
  /** ISO code, where it is not the partner's own. */
  currency?: string
  /** In any order. */
  instalments: readonly FinancingInstalment[]
}

/** An instalment as it stands today. */
export type DatedInstalment = Required<FinancingInstalment> & {
  /** What is left to pay, never negative. */
  unpaid: Amount
  /** Until the day, negative after it. */
  days: number
  /** `overdue` from the day after the due day on. */
  state: 'paid' | 'overdue' | 'due'
}

/** A financing as a row of a table: what the service says of it, and what follows from its due days. */
export type FinancingRow = {
  /** The reference, made unique where the service lists it twice. */
  id: string
  financing: Financing
  /** Whose financing it is; `null` where the service does not say. */
  customer: string | null
  /** `null` when nothing names one. */
  currency: string | null
  /** The lender's own word for how it stands; `null` when it gives none. */
  status: Financing['loan_status']
  /** In the order of their days. */
  instalments: readonly DatedInstalment[]
  /** Where the days come from: the host's schedule, or the day on which the drawdown behind it is due; `null` when no day is known. */
  dated: 'schedule' | 'drawdown' | null
  /** The earliest day on which something is left to pay. */
  nextDue: string | null
  /** What is to be paid in all: the instalments', else the amount financed. */
  amount: Amount | null
  /** What is known to have been paid. */
  paid: Amount
  unpaid: Amount | null
  overdue: Amount
  /** How old its overdue instalments are. */
  ages: readonly OverdueAge[]
  /** Whether the host says what was paid, or the lender that all was; else less than `unpaid` may be left. */
  knowsPayments: boolean
}
