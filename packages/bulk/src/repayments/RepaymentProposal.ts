import type { Amount } from '@onlend/core'
import type { StatementLine } from './StatementLine.ts'

/** A financing of the service's list, as the matcher needs it. */
export type OpenFinancing = {
  /** The reference that its transaction was registered under, which a repayment names. */
  reference: string
  /** The client's id; `null` where the service does not say. */
  clientId: string | null
  /** The client's name; `null` where the service does not say. */
  client: string | null
  phone: string | null
  /** ISO code; `null` when nothing names one. */
  currency: string | null
  /** `YYYY-MM-DD`, the day on which it began; `null` where the service names none. */
  startDay: string | null
  /** The highest amount left to pay; `null` where the service gives no amount. */
  unpaid: Amount | null
  /** The unpaid sums with their days, the earliest first; empty where no day is known. */
  due: readonly { day: string; unpaid: Amount }[]
  /** The financing is paid: for a line that names it, the matcher says so and proposes nothing. */
  isCompleted: boolean
  /** The service lists the reference more than once, so that it names no single financing. */
  isRepeated: boolean
}

/** A part of a line's money, and the financing that it pays. */
export type RepaymentAllocation = {
  reference: string
  amount: Amount
}

/** A reason for tying a line to a financing. */
export type RepaymentMatchReason = 'reference' | 'amount' | 'name' | 'phone' | 'date' | 'rule'

/**
 * The reason why a fitting line is never sure: another line possibly took its money back; the direction is not proved; its day is before the financing
 * began, or after today.
 */
export type RepaymentDoubt = 'taken_back' | 'direction' | 'before_start' | 'after_today'

/** The matcher's proposal for one line of a statement. A person accepts it. */
export type RepaymentProposal = {
  line: StatementLine
  /** The sum never exceeds the line's amount; empty where the matcher found no financing. */
  allocations: readonly RepaymentAllocation[]
  /**
   * `exact`: the amount left of the financing, or due next; `over` and `under`: more or less than that; `several_loans`: one line for several
   * financings; `several_lines`: several lines for this financing, which it has room for; `conflict`: they claim more of it than is left; `none`: no financing.
   */
  kind: 'exact' | 'over' | 'under' | 'several_loans' | 'several_lines' | 'none' | 'conflict'
  confidence: 'high' | 'medium' | 'low'
  reasons: readonly RepaymentMatchReason[]
  /** A doubt keeps `confidence` below `high`. */
  doubt: RepaymentDoubt | null
  /** Other references that fit the line, the likeliest first. */
  others: readonly string[]
  /** The number of the line that moved this line's money back, for certain or possibly, or whose money this line moved back; `null` without one in the file. */
  counterLine: number | null
}
