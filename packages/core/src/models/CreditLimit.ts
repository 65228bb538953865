import * as z from 'zod/mini'
import type { Amount } from '../amounts/Amount.ts'
import { amount } from '../schema/amount.ts'
import type { OpenUnion } from '../schema/OpenUnion.ts'
import { model } from '../schema/model.ts'
import { orNull } from '../schema/absentValues.ts'
import { timestamp } from '../schema/timestamp.ts'

/** How much a customer partner may draw (Partner API, Credit limit). The only resource that names the currency. */
export type CreditLimit = {
  /** Opaque. */
  id: string
  /** What was granted in all. In `currency`. */
  limit: Amount
  /** Currency code of the operating country, such as `NGN`. */
  currency: string
  /** What has been drawn of it. In `currency`. */
  drawn: Amount
  /** `active` has been seen. */
  status: OpenUnion<'active'> | null
  /** Whether the service has deleted it. */
  is_deleted: boolean | null
  /** Whether the service counts it as expired. */
  expired: boolean | null
  /** Whether covenants are checked; what follows is not documented. */
  check_covenant: boolean | null
  /** Whether defaults are checked; what follows is not documented. */
  default_check: boolean | null
  /** When it was made. ISO 8601, UTC. */
  created_at: string | null
  /** When it last changed. ISO 8601, UTC. */
  updated_at: string | null
  /** When it was granted. ISO 8601, UTC. */
  issue_date: string | null
  /** When it ends. ISO 8601, UTC. */
  maturity_date: string | null
  /** The customer partner's id. */
  customer_partner: string | null
  /** The operating country's id. */
  country_id: string | null
  /** A decimal; its scale is not documented. */
  score: Amount | null
  /** A decimal; its unit is not documented. */
  threshold: Amount | null
  /** A rate as given: fraction or percentage is not documented. */
  coupon_rate: Amount | null
  /** A rate as given: fraction or percentage is not documented. */
  collateral_interest: Amount | null
  /** A percentage as given. */
  collateral_percentage: Amount | null
  /** A percentage as given. */
  late_interest_charge_percentage: Amount | null
  /** A decimal; its unit is not documented. */
  drawdown_threshold: Amount | null
  /** Whole months. */
  tenure_in_months: number | null
  /** A whole number; its unit is not documented. */
  financing_cycle: number | null
  /** What may still be drawn, as the service computes it: not `limit - drawn`. In `currency`. */
  amount_available: Amount | null
  /** What has been funded. In `currency`. */
  amount_funded: Amount | null
  /** `pending` has been seen. */
  payment_status: OpenUnion<'pending'> | null
  /** When it was paid, `null` while it is not. ISO 8601, UTC. */
  payment_date: string | null
  /** `compound` has been seen. */
  interest_type: OpenUnion<'compound'> | null
  /** `first` has been seen. */
  lien_term: OpenUnion<'first'> | null
  /** `limit` in dollars, at first. */
  limit_in_dollars_initial: Amount | null
  /** `limit` in dollars, now. */
  limit_in_dollars_current: Amount | null
  /** `drawn` in dollars, at first. */
  drawn_in_dollars_initial: Amount | null
  /** `drawn` in dollars, now. */
  drawn_in_dollars_current: Amount | null
  /** Its meaning is not documented: pass it on, do not label it. */
  trigger_points: unknown
  /** Its meaning is not documented: pass it on, do not label it. */
  interest_period: unknown
  /** Its meaning is not documented: pass it on, do not label it. */
  debt_type: unknown
  /** Its meaning is not documented: pass it on, do not label it. */
  leverage_ratio: unknown
  /** Its meaning is not documented: pass it on, do not label it. */
  senior_leverage_ratio: unknown
  /** Its meaning is not documented: pass it on, do not label it. */
  interest_coverage_ratio: unknown
  /** Its meaning is not documented: pass it on, do not label it. */
  debt_service_coverage_ratio: unknown
  /** Its meaning is not documented: pass it on, do not label it. */
  fixed_charge_coverage_ratio: unknown
  /** Its meaning is not documented: pass it on, do not label it. */
  financial_reports: unknown
}

/** The schema of a credit limit. */
export const CreditLimit = model<CreditLimit>({
  id: z.string(),
  limit: amount,
  currency: z.string(),
  drawn: amount,
  status: orNull(z.string()),
  is_deleted: orNull(z.boolean()),
  expired: orNull(z.boolean()),
  check_covenant: orNull(z.boolean()),
  default_check: orNull(z.boolean()),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
  issue_date: orNull(timestamp),
  maturity_date: orNull(timestamp),
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
  amount_available: orNull(amount),
  amount_funded: orNull(amount),
  payment_status: orNull(z.string()),
  payment_date: orNull(timestamp),
  interest_type: orNull(z.string()),
  lien_term: orNull(z.string()),
  limit_in_dollars_initial: orNull(amount),
  limit_in_dollars_current: orNull(amount),
  drawn_in_dollars_initial: orNull(amount),
  drawn_in_dollars_current: orNull(amount),
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
