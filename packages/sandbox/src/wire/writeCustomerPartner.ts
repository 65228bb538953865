import { countries } from '../data/countries.ts'
import type { PartnerRecord } from '../state/SandboxState.ts'
import { writeTimestamp } from './writeTimestamp.ts'

/** A customer partner as the list has it, secret included: most fields are null until set (T79, T83). */
export function writeCustomerPartner(partner: PartnerRecord): Record<string, unknown> {
  const country = countries[partner.country]
  const [city, state] = country.cities[0] ?? ['', '']
  return {
    id: partner.id,
    name: partner.name,
    street: '12 Wharf Road',
    city,
    state,
    // T22: an id, though a customer's `country` is text
    country: country.id,
    email: partner.email,
    contact_number: `${country.dialling}0004821`,
    bvn: null,
    business_registration: null,
    user: `usr_${partner.id.slice(3)}`,
    capital_partner_cash_account: null,
    capital_partner_cash_account_number: null,
    capital_partner_asset_account: null,
    capital_partner_asset_account_number: null,
    customer_partner_capital_loan_account: null,
    customer_partner_capital_loan_account_number: null,
    customer_partner_capital_loan_repayment_account: null,
    customer_partner_capital_loan_repayment_account_number: null,
    is_deleted: partner.isDeleted,
    created_at: writeTimestamp(partner.createdAt),
    updated_at: writeTimestamp(partner.createdAt),
    license_partner: null,
    finance_cycles: 1,
    tin: '01234567-0001',
    legal_name: partner.legalName,
    business_email: partner.email,
    business_address: null,
    support_email: null,
    customer_partner_account_id: `cpa_${partner.id.slice(3)}`,
    country_id: country.id,
    meta: null,
    contact_name: null,
    app_key: partner.appKey,
    transaction_score: '64.20',
    drawdown_score: '81.00',
    score: '72.50',
    slug: partner.id.replaceAll('_', '-'),
    transaction_performance_document_url: null,
    transaction_performance_document_name: null,
    transaction_performance_document_last_updated: null,
    webhook_url: null,
    data_sharing_webhook_url: null,
    faq_document_url: null,
    faq_document_name: null,
    faq_document_last_updated: null,
    virtual_account_provider_id: null,
    channel_partner_id: partner.channelPartnerId,
    ...partner.profile,
  }
}
