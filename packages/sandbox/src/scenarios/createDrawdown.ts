import { money } from '../money/money.ts'
import type { DrawdownRecord, PartnerRecord } from '../state/SandboxState.ts'

const day = 86_400_000

type DrawdownOptions = { amount: string; tenor: number; now: number; id?: string; repaid?: string }

/** Makes a drawdown that was disbursed at `now`, with a coupon of 4.5 % on top of it. */
export function createDrawdown(partner: Pick<PartnerRecord, 'id'>, options: DrawdownOptions): DrawdownRecord {
  const expected = money.add(options.amount, money.share(options.amount, 45n, 1000n))
  const { repaid = '0' } = options
  return {
    id: options.id ?? `drw_${partner.id.slice(3)}`,
    amountDrawn: options.amount,
    amountExpected: expected,
    amountRecollected: repaid,
    amountOutstanding: money.subtract(expected, repaid),
    tenor: options.tenor,
    disbursedAt: options.now,
    maturesAt: options.now + options.tenor * day,
    updatedAt: options.now,
    wire: {},
  }
}
