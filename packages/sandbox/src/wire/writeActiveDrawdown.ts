import { countries } from '../data/countries.ts'
import { money } from '../money/money.ts'
import type { DrawdownRecord, PartnerRecord } from '../state/SandboxState.ts'
import { writeDollars } from './writeDollars.ts'
import { writeNumber } from './writeNumber.ts'
import { writeTimestamp } from './writeTimestamp.ts'

const day = 86_400_000

/** An active drawdown as the wire has it: one amount is a number, the others decimal strings (T31). */
export function writeActiveDrawdown(
  partner: PartnerRecord,
  drawdown: DrawdownRecord,
): Record<string, unknown> {
  const { currency } = partner
  const coupon = money.subtract(drawdown.amountExpected, drawdown.amountDrawn)
  return {
    id: drawdown.id,
    customer_partner_id: partner.id,
    country_id: countries[partner.country].id,
    credit_limit_id: partner.limit?.id ?? `clm_${partner.id.slice(3)}`,
    user_id: `usr_${partner.id.slice(3)}`,
    amount_drawn: writeNumber(drawdown.amountDrawn),
    expected_payoff_date: writeTimestamp(drawdown.maturesAt),
    status: 'pending',
    created_at: writeTimestamp(drawdown.disbursedAt - 2 * day),
    updated_at: writeTimestamp(drawdown.updatedAt),
    deleted_at: null,
    settlement_date: writeTimestamp(drawdown.disbursedAt + day),
    maturity_date: writeTimestamp(drawdown.maturesAt),
    disbursement_date: writeTimestamp(drawdown.disbursedAt),
    actual_payment_date: null,
    tenor: drawdown.tenor,
    interest_type: 'compound',
    annualised_tenor: Number((drawdown.tenor / 365).toFixed(4)),
    annualised_coupon_rate: 0.18,
    tenor_coupon_rate: 0.045,
    expected_coupon_payment: money.fixed(coupon),
    implied_yield: '0.0450',
    yield_to_maturity: 0.1825,
    loan_par_value: money.fixed(drawdown.amountDrawn),
    loan_present_value: money.fixed(drawdown.amountDrawn),
    amount_expected: money.fixed(drawdown.amountExpected),
    amount_recollected: money.fixed(drawdown.amountRecollected),
    amount_outstanding: money.fixed(drawdown.amountOutstanding),
    channel: null,
    narration: null,
    collateral_deducted: null,
    no_of_interest_payments: 1,
    financing_cycle: 1,
    buffer_period: 5,
    disbursement_status: 'recurring',
    score: '72.50',
    amount_drawn_in_dollars_initial: writeDollars(drawdown.amountDrawn, currency),
    amount_drawn_in_dollars_current: writeDollars(drawdown.amountDrawn, currency),
    expected_coupon_payment_in_dollars_initial: writeDollars(coupon, currency),
    expected_coupon_payment_in_dollars_current: writeDollars(coupon, currency),
    loan_par_value_in_dollars_initial: writeDollars(drawdown.amountDrawn, currency),
    loan_par_value_in_dollars_current: writeDollars(drawdown.amountDrawn, currency),
    loan_present_value_in_dollars_initial: writeDollars(drawdown.amountDrawn, currency),
    loan_present_value_in_dollars_current: writeDollars(drawdown.amountDrawn, currency),
    ...drawdown.wire,
  }
}
