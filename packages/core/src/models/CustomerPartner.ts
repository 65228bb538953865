import * as z from 'zod/mini'
import { amount } from '../schema/amount.ts'
import { orNull } from '../schema/orNull.ts'
import { timestamp } from '../schema/timestamp.ts'

/** A customer partner in the channel partner's list (Partner API, Customer partner). Most fields are `null` until set. */
export const CustomerPartner = z.looseObject({
  id: z.string(),
  name: z.string(),
  street: orNull(z.string()),
  city: orNull(z.string()),
  state: orNull(z.string()),
  /** A country id, not a name. */
  country: orNull(z.string()),
  email: orNull(z.string()),
  contact_number: orNull(z.string()),
  bvn: orNull(z.string()),
  business_registration: orNull(z.string()),
  user: orNull(z.string()),
  capital_partner_cash_account: orNull(z.string()),
  capital_partner_cash_account_number: orNull(z.string()),
  capital_partner_asset_account: orNull(z.string()),
  capital_partner_asset_account_number: orNull(z.string()),
  customer_partner_capital_loan_account: orNull(z.string()),
  customer_partner_capital_loan_account_number: orNull(z.string()),
  customer_partner_capital_loan_repayment_account: orNull(z.string()),
  customer_partner_capital_loan_repayment_account_number: orNull(z.string()),
  is_deleted: orNull(z.boolean()),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
  license_partner: orNull(z.string()),
  finance_cycles: orNull(z.number()),
  tin: orNull(z.string()),
  legal_name: orNull(z.string()),
  business_email: orNull(z.string()),
  business_address: orNull(z.string()),
  support_email: orNull(z.string()),
  customer_partner_account_id: orNull(z.string()),
  country_id: orNull(z.string()),
  meta: orNull(z.unknown()),
  contact_name: orNull(z.string()),
  transaction_score: orNull(amount),
  drawdown_score: orNull(amount),
  score: orNull(amount),
  slug: orNull(z.string()),
  transaction_performance_document_url: orNull(z.string()),
  transaction_performance_document_name: orNull(z.string()),
  transaction_performance_document_last_updated: orNull(timestamp),
  /** `null` is "not set". Absent where it was not shown, as by a relay that keeps it back: nothing can be said of it then. */
  webhook_url: z.optional(z.nullable(z.string())),
  data_sharing_webhook_url: z.optional(z.nullable(z.string())),
  faq_document_url: orNull(z.string()),
  faq_document_name: orNull(z.string()),
  faq_document_last_updated: orNull(timestamp),
  virtual_account_provider_id: orNull(z.string()),
  channel_partner_id: orNull(z.string()),
})

/** A customer partner as listed. Its `app_key` is removed before a caller sees it. */
export type CustomerPartner = z.output<typeof CustomerPartner>
