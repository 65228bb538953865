import type { PartnerRecord } from '../state/SandboxState.ts'

/** Gives states that the API document never names, and fields that it does not know. */
export function withUnknownStates(partner: PartnerRecord): PartnerRecord {
  return {
    ...partner,
    assessmentStatus: 'escalated',
    profile: { tier: 'gold', verification: { level: 3, checks: ['address', null] } },
    limit: partner.limit && {
      ...partner.limit,
      status: 'under_review',
      wire: {
        payment_status: 'PARTIALLY-PAID',
        interest_type: 'reducing_balance',
        lien_term: 'second',
        new_flag: true,
      },
    },
    drawdown: partner.drawdown && {
      ...partner.drawdown,
      wire: {
        status: 'rolled_over',
        disbursement_status: 'tranche-2',
        interest_type: 'flat',
        extra: { nested: [1, 'two'] },
      },
    },
  }
}
