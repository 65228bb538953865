import type { Amount } from '../amounts/Amount.ts'
import type { OpenUnion } from '../schema/OpenUnion.ts'
import { model, orNull } from '../readers/shapes.ts'
import { amount, anything, number, text, timestamp } from '../readers/values.ts'

/** The open drawdown (Partner API, Active drawdown). Amounts are in the currency of the operating country unless their name says dollars. */
export type ActiveDrawdown = {
  /** The opaque id. */
  id: string
  /** The customer partner that drew it. */
  customer_partner_id: string | null
  /** The operating country's id. */
  country_id: string | null
  /** The credit limit of the drawdown. */
  credit_limit_id: string | null
  /** The person who requested the drawdown. */
  user_id: string | null
  /** The drawn amount. In the currency of the operating country. */
  amount_drawn: Amount
  /** The date by which it should be paid off. ISO 8601, UTC. */
  expected_payoff_date: string | null
  /** `pending` has been seen. */
  status: OpenUnion<'pending'> | null
  /** The time of its creation. ISO 8601, UTC. */
  created_at: string | null
  /** The time of the last change. ISO 8601, UTC. */
  updated_at: string | null
  /** The time of its deletion; `null` before it. ISO 8601, UTC. */
  deleted_at: string | null
  /** The date of settlement. ISO 8601, UTC. */
  settlement_date: string | null
  /** The due date. ISO 8601, UTC. */
  maturity_date: string | null
  /** The time of the payout. ISO 8601, UTC. */
  disbursement_date: string | null
  /** The time of the full repayment; `null` before it. ISO 8601, UTC. */
  actual_payment_date: string | null
  /** Days from disbursement to maturity. */
  tenor: number | null
  /** `compound` has been seen. */
  interest_type: OpenUnion<'compound'> | null
  /** `tenor` as a decimal part of a year. */
  annualised_tenor: Amount | null
  /** A rate as given: fraction or percentage is not documented. */
  annualised_coupon_rate: Amount | null
  /** A rate as given: fraction or percentage is not documented. */
  tenor_coupon_rate: Amount | null
  /** The interest expected. In the currency of the operating country. */
  expected_coupon_payment: Amount | null
  /** A decimal as given; its unit is not documented. */
  implied_yield: Amount | null
  /** The value at par. In the currency of the operating country. */
  loan_par_value: Amount | null
  /** The value now. In the currency of the operating country. */
  loan_present_value: Amount | null
  /** The amount to pay back. In the currency of the operating country. */
  amount_expected: Amount | null
  /** The amount paid back. In the currency of the operating country. */
  amount_recollected: Amount | null
  /** The amount still to pay back. In the currency of the operating country. */
  amount_outstanding: Amount | null
  /** A decimal as given; its unit is not documented. */
  yield_to_maturity: Amount | null
  /** The channel of the request. */
  channel: string | null
  /** A description. */
  narration: string | null
  /** A value of undocumented meaning: pass it on, do not label it. */
  collateral_deducted: unknown
  /** The number of interest payments. */
  no_of_interest_payments: number | null
  /** A whole number; its unit is not documented. */
  financing_cycle: number | null
  /** A whole number; its unit is not documented. */
  buffer_period: number | null
  /** `recurring` has been seen. */
  disbursement_status: OpenUnion<'recurring'> | null
  /** A decimal; its scale is not documented. */
  score: Amount | null
  /** `amount_drawn` in dollars, at first. */
  amount_drawn_in_dollars_initial: Amount | null
  /** `amount_drawn` in dollars, now. */
  amount_drawn_in_dollars_current: Amount | null
  /** `expected_coupon_payment` in dollars, at first. */
  expected_coupon_payment_in_dollars_initial: Amount | null
  /** `expected_coupon_payment` in dollars, now. */
  expected_coupon_payment_in_dollars_current: Amount | null
  /** `loan_par_value` in dollars, at first. */
  loan_par_value_in_dollars_initial: Amount | null
  /** `loan_par_value` in dollars, now. */
  loan_par_value_in_dollars_current: Amount | null
  /** `loan_present_value` in dollars, at first. */
  loan_present_value_in_dollars_initial: Amount | null
  /** `loan_present_value` in dollars, now. */
  loan_present_value_in_dollars_current: Amount | null
}

/** The reader of the active drawdown. */
export const ActiveDrawdown = model<ActiveDrawdown>({
  id: text,
  customer_partner_id: orNull(text),
  country_id: orNull(text),
  credit_limit_id: orNull(text),
  user_id: orNull(text),
  amount_drawn: amount,
  expected_payoff_date: orNull(timestamp),
  status: orNull(text),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
  deleted_at: orNull(timestamp),
  settlement_date: orNull(timestamp),
  maturity_date: orNull(timestamp),
  disbursement_date: orNull(timestamp),
  actual_payment_date: orNull(timestamp),
  tenor: orNull(number),
  interest_type: orNull(text),
  annualised_tenor: orNull(amount),
  annualised_coupon_rate: orNull(amount),
  tenor_coupon_rate: orNull(amount),
  expected_coupon_payment: orNull(amount),
  implied_yield: orNull(amount),
  loan_par_value: orNull(amount),
  loan_present_value: orNull(amount),
  amount_expected: orNull(amount),
  amount_recollected: orNull(amount),
  amount_outstanding: orNull(amount),
  yield_to_maturity: orNull(amount),
  channel: orNull(text),
  narration: orNull(text),
  collateral_deducted: orNull(anything),
  no_of_interest_payments: orNull(number),
  financing_cycle: orNull(number),
  buffer_period: orNull(number),
  disbursement_status: orNull(text),
  score: orNull(amount),
  amount_drawn_in_dollars_initial: orNull(amount),
  amount_drawn_in_dollars_current: orNull(amount),
  expected_coupon_payment_in_dollars_initial: orNull(amount),
  expected_coupon_payment_in_dollars_current: orNull(amount),
  loan_par_value_in_dollars_initial: orNull(amount),
  loan_par_value_in_dollars_current: orNull(amount),
  loan_present_value_in_dollars_initial: orNull(amount),
  loan_present_value_in_dollars_current: orNull(amount),
})
