import type { Amount } from '../amounts/Amount.ts'
import type { OpenUnion } from '../schema/OpenUnion.ts'
import { model, orNull } from '../readers/shapes.ts'
import { amount, anything, flag, number, text, timestamp } from '../readers/values.ts'

/** The amount that a customer partner may draw (Partner API, Credit limit). Only this resource names the currency. */
export type CreditLimit = {
  /** The opaque id. */
  id: string
  /** The total granted amount. In `currency`. */
  limit: Amount
  /** Currency code of the operating country, such as `NGN`. */
  currency: string
  /** The drawn amount. In `currency`. */
  drawn: Amount
  /** `active` has been seen. */
  status: OpenUnion<'active'> | null
  /** Whether the service has deleted it. */
  is_deleted: boolean | null
  /** Whether the service counts it as expired. */
  expired: boolean | null
  /** Whether the service checks covenants; the effect is not documented. */
  check_covenant: boolean | null
  /** Whether the service checks defaults; the effect is not documented. */
  default_check: boolean | null
  /** The time of its creation. ISO 8601, UTC. */
  created_at: string | null
  /** The time of the last change. ISO 8601, UTC. */
  updated_at: string | null
  /** The time of the grant. ISO 8601, UTC. */
  issue_date: string | null
  /** The end of the credit limit. ISO 8601, UTC. */
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
  /** The amount still available, as the service computes it: not `limit - drawn`. In `currency`. */
  amount_available: Amount | null
  /** The funded amount. In `currency`. */
  amount_funded: Amount | null
  /** `pending` has been seen. */
  payment_status: OpenUnion<'pending'> | null
  /** The time of payment; `null` before it. ISO 8601, UTC. */
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
  /** A value of undocumented meaning: pass it on, do not label it. */
  trigger_points: unknown
  /** A value of undocumented meaning: pass it on, do not label it. */
  interest_period: unknown
  /** A value of undocumented meaning: pass it on, do not label it. */
  debt_type: unknown
  /** A value of undocumented meaning: pass it on, do not label it. */
  leverage_ratio: unknown
  /** A value of undocumented meaning: pass it on, do not label it. */
  senior_leverage_ratio: unknown
  /** A value of undocumented meaning: pass it on, do not label it. */
  interest_coverage_ratio: unknown
  /** A value of undocumented meaning: pass it on, do not label it. */
  debt_service_coverage_ratio: unknown
  /** A value of undocumented meaning: pass it on, do not label it. */
  fixed_charge_coverage_ratio: unknown
  /** A value of undocumented meaning: pass it on, do not label it. */
  financial_reports: unknown
}

/** The reader of a credit limit. */
export const CreditLimit = model<CreditLimit>({
  id: text,
  limit: amount,
  currency: text,
  drawn: amount,
  status: orNull(text),
  is_deleted: orNull(flag),
  expired: orNull(flag),
  check_covenant: orNull(flag),
  default_check: orNull(flag),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
  issue_date: orNull(timestamp),
  maturity_date: orNull(timestamp),
  customer_partner: orNull(text),
  country_id: orNull(text),
  score: orNull(amount),
  threshold: orNull(amount),
  coupon_rate: orNull(amount),
  collateral_interest: orNull(amount),
  collateral_percentage: orNull(amount),
  late_interest_charge_percentage: orNull(amount),
  drawdown_threshold: orNull(amount),
  tenure_in_months: orNull(number),
  financing_cycle: orNull(number),
  amount_available: orNull(amount),
  amount_funded: orNull(amount),
  payment_status: orNull(text),
  payment_date: orNull(timestamp),
  interest_type: orNull(text),
  lien_term: orNull(text),
  limit_in_dollars_initial: orNull(amount),
  limit_in_dollars_current: orNull(amount),
  drawn_in_dollars_initial: orNull(amount),
  drawn_in_dollars_current: orNull(amount),
  trigger_points: orNull(anything),
  interest_period: orNull(anything),
  debt_type: orNull(anything),
  leverage_ratio: orNull(anything),
  senior_leverage_ratio: orNull(anything),
  interest_coverage_ratio: orNull(anything),
  debt_service_coverage_ratio: orNull(anything),
  fixed_charge_coverage_ratio: orNull(anything),
  financial_reports: orNull(anything),
})
