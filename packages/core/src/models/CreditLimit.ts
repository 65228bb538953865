import * as z from 'zod/mini'
import { amount } from '../schema/amount.ts'
import { openUnion } from '../schema/openUnion.ts'
import { orNull } from '../schema/orNull.ts'
import { timestamp } from '../schema/timestamp.ts'

/** How much a customer partner may draw (Partner API, Credit limit). The only resource that names the currency. */
export const CreditLimit = z.looseObject({
  id: z.string(),
  limit: amount,
  /** Currency code of the operating country. */
  currency: z.string(),
  drawn: amount,
  status: orNull(openUnion('active')),
  is_deleted: orNull(z.boolean()),
  expired: orNull(z.boolean()),
  check_covenant: orNull(z.boolean()),
  default_check: orNull(z.boolean()),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
  issue_date: orNull(timestamp),
  maturity_date: orNull(timestamp),
  /** The customer partner's id. */
  customer_partner: orNull(z.string()),
  country_id: orNull(z.string()),
  score: orNull(amount),
  threshold: orNull(amount),
  coupon_rate: orNull(amount),
  collateral_interest: orNull(amount),
  collateral_percentage: orNull(amount),
  late_interest_charge_percentage: orNull(amount),
  drawdown_threshold: orNull(amount),
  tenure_in_months: orNull(z.number()),
  financing_cycle: orNull(z.number()),
  /** As the service computes it: not `limit - drawn`. */
  amount_available: orNull(amount),
  amount_funded: orNull(amount),
  payment_status: orNull(openUnion('pending')),
  payment_date: orNull(timestamp),
  interest_type: orNull(openUnion('compound')),
  lien_term: orNull(openUnion('first')),
  limit_in_dollars_initial: orNull(amount),
  limit_in_dollars_current: orNull(amount),
  drawn_in_dollars_initial: orNull(amount),
  drawn_in_dollars_current: orNull(amount),
  /** Their meaning is not documented: pass them on, do not label them. */
  trigger_points: orNull(z.unknown()),
  interest_period: orNull(z.unknown()),
  debt_type: orNull(z.unknown()),
  leverage_ratio: orNull(z.unknown()),
  senior_leverage_ratio: orNull(z.unknown()),
  interest_coverage_ratio: orNull(z.unknown()),
  debt_service_coverage_ratio: orNull(z.unknown()),
  fixed_charge_coverage_ratio: orNull(z.unknown()),
  financial_reports: orNull(z.unknown()),
})

/** The current credit limit. */
export type CreditLimit = z.output<typeof CreditLimit>
