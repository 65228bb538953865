import type { OpenUnion } from '../schema/OpenUnion.ts'
import type { ReadBy } from '../readers/Reader.ts'
import { model, orNull } from '../readers/shapes.ts'
import { amount, anything, number, text, timestamp } from '../readers/values.ts'

/** The open drawdown (Partner API, Active drawdown). Amounts are in the currency of the operating country unless their name says dollars. */
export interface ActiveDrawdown extends ReadBy<typeof ActiveDrawdown> {}

/** The reader of the active drawdown. */
export const ActiveDrawdown = model({
  /** The opaque id. */
  id: text,
  /** The customer partner that drew it. */
  customer_partner_id: orNull(text),
  /** The operating country's id. */
  country_id: orNull(text),
  /** The credit limit of the drawdown. */
  credit_limit_id: orNull(text),
  /** The person who requested the drawdown. */
  user_id: orNull(text),
  /** The drawn amount. In the currency of the operating country. */
  amount_drawn: amount,
  /** The date by which it should be paid off. ISO 8601, UTC. */
  expected_payoff_date: orNull(timestamp),
  /** `pending` has been seen. */
  status: orNull<OpenUnion<'pending'>>(text),
  /** The time of its creation. ISO 8601, UTC. */
  created_at: orNull(timestamp),
  /** The time of the last change. ISO 8601, UTC. */
  updated_at: orNull(timestamp),
  /** The time of its deletion; `null` before it. ISO 8601, UTC. */
  deleted_at: orNull(timestamp),
  /** The date of settlement. ISO 8601, UTC. */
  settlement_date: orNull(timestamp),
  /** The due date. ISO 8601, UTC. */
  maturity_date: orNull(timestamp),
  /** The time of the payout. ISO 8601, UTC. */
  disbursement_date: orNull(timestamp),
  /** The time of the full repayment; `null` before it. ISO 8601, UTC. */
  actual_payment_date: orNull(timestamp),
  /** Days from disbursement to maturity. */
  tenor: orNull(number),
  /** `compound` has been seen. */
  interest_type: orNull<OpenUnion<'compound'>>(text),
  /** `tenor` as a decimal part of a year. */
  annualised_tenor: orNull(amount),
  /** A rate as given: fraction or percentage is not documented. */
  annualised_coupon_rate: orNull(amount),
  /** A rate as given: fraction or percentage is not documented. */
  tenor_coupon_rate: orNull(amount),
  /** The interest expected. In the currency of the operating country. */
  expected_coupon_payment: orNull(amount),
  /** A decimal as given; its unit is not documented. */
  implied_yield: orNull(amount),
  /** The value at par. In the currency of the operating country. */
  loan_par_value: orNull(amount),
  /** The value now. In the currency of the operating country. */
  loan_present_value: orNull(amount),
  /** The amount to pay back. In the currency of the operating country. */
  amount_expected: orNull(amount),
  /** The amount paid back. In the currency of the operating country. */
  amount_recollected: orNull(amount),
  /** The amount still to pay back. In the currency of the operating country. */
  amount_outstanding: orNull(amount),
  /** A decimal as given; its unit is not documented. */
  yield_to_maturity: orNull(amount),
  /** The channel of the request. */
  channel: orNull(text),
  /** A description. */
  narration: orNull(text),
  /** A value of undocumented meaning: pass it on, do not label it. */
  collateral_deducted: orNull(anything),
  /** The number of interest payments. */
  no_of_interest_payments: orNull(number),
  /** A whole number; its unit is not documented. */
  financing_cycle: orNull(number),
  /** A whole number; its unit is not documented. */
  buffer_period: orNull(number),
  /** `recurring` has been seen. */
  disbursement_status: orNull<OpenUnion<'recurring'>>(text),
  /** A decimal; its scale is not documented. */
  score: orNull(amount),
  /** `amount_drawn` in dollars, at first. */
  amount_drawn_in_dollars_initial: orNull(amount),
  /** `amount_drawn` in dollars, now. */
  amount_drawn_in_dollars_current: orNull(amount),
  /** `expected_coupon_payment` in dollars, at first. */
  expected_coupon_payment_in_dollars_initial: orNull(amount),
  /** `expected_coupon_payment` in dollars, now. */
  expected_coupon_payment_in_dollars_current: orNull(amount),
  /** `loan_par_value` in dollars, at first. */
  loan_par_value_in_dollars_initial: orNull(amount),
  /** `loan_par_value` in dollars, now. */
  loan_par_value_in_dollars_current: orNull(amount),
  /** `loan_present_value` in dollars, at first. */
  loan_present_value_in_dollars_initial: orNull(amount),
  /** `loan_present_value` in dollars, now. */
  loan_present_value_in_dollars_current: orNull(amount),
})
