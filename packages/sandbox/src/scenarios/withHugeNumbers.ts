import type { PartnerRecord } from '../state/SandboxState.ts'

/** Gives amounts that a floating-point number cannot hold: beyond 2^53, with a fraction. */
export function withHugeNumbers(partner: PartnerRecord): PartnerRecord {
  return {
    ...partner,
    limit: partner.limit && {
      ...partner.limit,
      limit: '90071992547409931234.57',
      drawn: '9007199254740993.17',
      available: '90062985348155190241.4',
    },
    drawdown: partner.drawdown && {
      ...partner.drawdown,
      amountDrawn: '9007199254740993.17',
      amountExpected: '9412523221204337.862650',
      amountRecollected: '405323966463344.69',
      amountOutstanding: '9007199254740993.17265',
    },
    lockbox: partner.lockbox && { ...partner.lockbox, balance: '9007199254740993.17' },
  }
}
