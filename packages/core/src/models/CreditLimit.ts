import type { OpenUnion } from '../schema/OpenUnion.ts'
import type { ReadBy } from '../readers/Reader.ts'
import { model, orNull } from '../readers/shapes.ts'
import { amount, anything, flag, number, text, timestamp } from '../readers/values.ts'

/** The amount that a customer partner may draw (Partner API, Credit limit). Only this resource names the currency. */
export interface CreditLimit extends ReadBy<typeof CreditLimit> {}

/** The reader of a credit limit. */
export const CreditLimit = model({
  /** The opaque id. */
  id: text,
  /** The total granted amount. In `currency`. */
  limit: amount,
  /** Currency code of the operating country, such as `NGN`. */
  currency: text,
  /** The drawn amount. In `currency`. */
  drawn: amount,
  /** `active` has been seen. */
  status: orNull<OpenUnion<'active'>>(text),
  /** Whether the service has deleted it. */
  is_deleted: orNull(flag),
  /** Whether the service counts it as expired. */
  expired: orNull(flag),
  /** Whether the service checks covenants; the effect is not documented. */
  check_covenant: orNull(flag),
  /** Whether the service checks defaults; the effect is not documented. */
  default_check: orNull(flag),
  /** The time of its creation. ISO 8601, UTC. */
  created_at: orNull(timestamp),
  /** The time of the last change. ISO 8601, UTC. */
  updated_at: orNull(timestamp),
  /** The time of the grant. ISO 8601, UTC. */
  issue_date: orNull(timestamp),
  /** The end of the credit limit. ISO 8601, UTC. */
  maturity_date: orNull(timestamp),
  /** The customer partner's id. */
  customer_partner: orNull(text),
  /** The operating country's id. */
  country_id: orNull(text),
  /** A decimal; its scale is not documented. */
  score: orNull(amount),
  /** A decimal; its unit is not documented. */
  threshold: orNull(amount),
  /** A rate as given: fraction or percentage is not documented. */
  coupon_rate: orNull(amount),
  /** A rate as given: fraction or percentage is not documented. */
  collateral_interest: orNull(amount),
  /** A percentage as given. */
  collateral_percentage: orNull(amount),
  /** A percentage as given. */
  late_interest_charge_percentage: orNull(amount),
  /** A decimal; its unit is not documented. */
  drawdown_threshold: orNull(amount),
  /** Whole months. */
  tenure_in_months: orNull(number),
  /** A whole number; its unit is not documented. */
  financing_cycle: orNull(number),
  /** The amount still available, as the service computes it: not `limit - drawn`. In `currency`. */
  amount_available: orNull(amount),
  /** The funded amount. In `currency`. */
  amount_funded: orNull(amount),
  /** `pending` has been seen. */
  payment_status: orNull<OpenUnion<'pending'>>(text),
  /** The time of payment; `null` before it. ISO 8601, UTC. */
  payment_date: orNull(timestamp),
  /** `compound` has been seen. */
  interest_type: orNull<OpenUnion<'compound'>>(text),
  /** `first` has been seen. */
  lien_term: orNull<OpenUnion<'first'>>(text),
  /** `limit` in dollars, at first. */
  limit_in_dollars_initial: orNull(amount),
  /** `limit` in dollars, now. */
  limit_in_dollars_current: orNull(amount),
  /** `drawn` in dollars, at first. */
  drawn_in_dollars_initial: orNull(amount),
  /** `drawn` in dollars, now. */
  drawn_in_dollars_current: orNull(amount),
  /** A value of undocumented meaning: pass it on, do not label it. */
  trigger_points: orNull(anything),
  /** A value of undocumented meaning: pass it on, do not label it. */
  interest_period: orNull(anything),
  /** A value of undocumented meaning: pass it on, do not label it. */
  debt_type: orNull(anything),
  /** A value of undocumented meaning: pass it on, do not label it. */
  leverage_ratio: orNull(anything),
  /** A value of undocumented meaning: pass it on, do not label it. */
  senior_leverage_ratio: orNull(anything),
  /** A value of undocumented meaning: pass it on, do not label it. */
  interest_coverage_ratio: orNull(anything),
  /** A value of undocumented meaning: pass it on, do not label it. */
  debt_service_coverage_ratio: orNull(anything),
  /** A value of undocumented meaning: pass it on, do not label it. */
  fixed_charge_coverage_ratio: orNull(anything),
  /** A value of undocumented meaning: pass it on, do not label it. */
  financial_reports: orNull(anything),
})
