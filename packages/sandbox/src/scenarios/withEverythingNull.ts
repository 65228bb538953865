import type { PartnerRecord } from '../state/SandboxState.ts'

/** Sets to null all that the API document lets be null. */
export function withEverythingNull(partner: PartnerRecord): PartnerRecord {
  return {
    ...partner,
    profile: {
      street: null,
      city: null,
      state: null,
      email: null,
      contact_number: null,
      bvn: null,
      business_registration: null,
      license_partner: null,
      finance_cycles: null,
      tin: null,
      legal_name: null,
      business_email: null,
      business_address: null,
      support_email: null,
      contact_name: null,
      transaction_score: null,
      drawdown_score: null,
      score: null,
      slug: null,
      webhook_url: null,
      customer_partner_account_id: null,
      virtual_account_provider_id: null,
    },
    limit: partner.limit && { ...partner.limit, wire: { payment_date: null } },
    drawdown: partner.drawdown && {
      ...partner.drawdown,
      wire: {
        deleted_at: null,
        actual_payment_date: null,
        annualised_coupon_rate: null,
        channel: null,
        narration: null,
        collateral_deducted: null,
      },
    },
    lockbox: partner.id === 'cp_kwame' ? null : partner.lockbox,
  }
}
