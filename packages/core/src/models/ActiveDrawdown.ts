import * as z from 'zod/mini'
import { amount } from '../schema/amount.ts'
import { openUnion } from '../schema/openUnion.ts'
import { orNull } from '../schema/orNull.ts'
import { timestamp } from '../schema/timestamp.ts'

/** The drawdown that is open now (Partner API, Active drawdown). Amounts are in the currency of the operating country unless their name says dollars. */
export const ActiveDrawdown = z.looseObject({
  id: z.string(),
  customer_partner_id: orNull(z.string()),
  country_id: orNull(z.string()),
  credit_limit_id: orNull(z.string()),
  user_id: orNull(z.string()),
  amount_drawn: amount,
  expected_payoff_date: orNull(timestamp),
  status: orNull(openUnion('pending')),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
  deleted_at: orNull(timestamp),
  settlement_date: orNull(timestamp),
  maturity_date: orNull(timestamp),
  disbursement_date: orNull(timestamp),
  actual_payment_date: orNull(timestamp),
  /** Days. */
  tenor: orNull(z.number()),
  interest_type: orNull(openUnion('compound')),
  /** Rates are passed on as given: whether they are fractions or percentages is not documented. */
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
  channel: orNull(z.string()),
  narration: orNull(z.string()),
  collateral_deducted: orNull(z.unknown()),
  no_of_interest_payments: orNull(z.number()),
  financing_cycle: orNull(z.number()),
  buffer_period: orNull(z.number()),
  disbursement_status: orNull(openUnion('recurring')),
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

/** The active drawdown. */
export type ActiveDrawdown = z.output<typeof ActiveDrawdown>
