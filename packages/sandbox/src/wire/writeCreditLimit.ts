import { countries } from '../data/countries.ts'
import type { LimitRecord, PartnerRecord } from '../state/SandboxState.ts'
import { writeDollars } from './writeDollars.ts'
import { writeNumber } from './writeNumber.ts'
import { writeTimestamp } from './writeTimestamp.ts'

/** A credit limit as the wire has it (Partner API, Credit limit). */
export function writeCreditLimit(partner: PartnerRecord, limit: LimitRecord): Record<string, unknown> {
  const { currency } = partner
  return {
    id: limit.id,
    limit: writeNumber(limit.limit),
    currency,
    drawn: writeNumber(limit.drawn),
    status: limit.status,
    is_deleted: false,
    created_at: writeTimestamp(limit.createdAt),
    updated_at: writeTimestamp(limit.createdAt),
    customer_partner: partner.id,
    country_id: countries[partner.country].id,
    issue_date: writeTimestamp(limit.issuedAt),
    maturity_date: writeTimestamp(limit.maturesAt),
    expired: limit.expired,
    score: 72.5,
    threshold: 60,
    coupon_rate: 0.045,
    tenure_in_months: 12,
    financing_cycle: 1,
    amount_available: writeNumber(limit.available),
    amount_funded: writeNumber(limit.drawn),
    payment_status: 'pending',
    payment_date: null,
    interest_type: 'compound',
    collateral_interest: 0,
    collateral_percentage: 10,
    late_interest_charge_percentage: 1.5,
    drawdown_threshold: 0.8,
    lien_term: 'first',
    check_covenant: false,
    default_check: false,
    limit_in_dollars_initial: writeDollars(limit.limit, currency),
    limit_in_dollars_current: writeDollars(limit.limit, currency),
    drawn_in_dollars_initial: writeDollars(limit.drawn, currency),
    drawn_in_dollars_current: writeDollars(limit.drawn, currency),
    trigger_points: null,
    interest_period: null,
    debt_type: null,
    leverage_ratio: null,
    senior_leverage_ratio: null,
    interest_coverage_ratio: null,
    debt_service_coverage_ratio: null,
    fixed_charge_coverage_ratio: null,
    financial_reports: null,
    ...limit.wire,
  }
}
