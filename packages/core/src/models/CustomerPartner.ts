import type { Amount } from '../amounts/Amount.ts'
import { model, optional, orNull } from '../readers/shapes.ts'
import { amount, anything, flag, number, text, timestamp } from '../readers/values.ts'

/** A customer partner in the channel partner's list (Partner API, Customer partner). Most fields are `null` until set. The client removes its `app_key`. */
export type CustomerPartner = {
  /** The customer partner's id, which every call takes as `customerPartnerId`. */
  id: string
  /** The name of the business. */
  name: string
  /** Street of its address. */
  street: string | null
  /** City of its address. */
  city: string | null
  /** State of its address. */
  state: string | null
  /** A country id, not a name. */
  country: string | null
  /** E-mail address of the account. */
  email: string | null
  /** Phone number. */
  contact_number: string | null
  /** Bank verification number. */
  bvn: string | null
  /** Registration number. */
  business_registration: string | null
  /** The id of the account's user. */
  user: string | null
  /** The capital partner's cash account, its id. */
  capital_partner_cash_account: string | null
  /** The capital partner's cash account, its number. */
  capital_partner_cash_account_number: string | null
  /** The capital partner's asset account, its id. */
  capital_partner_asset_account: string | null
  /** The capital partner's asset account, its number. */
  capital_partner_asset_account_number: string | null
  /** The loan account, its id. */
  customer_partner_capital_loan_account: string | null
  /** The loan account, its number. */
  customer_partner_capital_loan_account_number: string | null
  /** The account that repayments go to, its id. */
  customer_partner_capital_loan_repayment_account: string | null
  /** The account that repayments go to, its number. */
  customer_partner_capital_loan_repayment_account_number: string | null
  /** Whether the service has deleted it. */
  is_deleted: boolean | null
  /** The time of its creation. ISO 8601, UTC. */
  created_at: string | null
  /** The time of the last change. ISO 8601, UTC. */
  updated_at: string | null
  /** The license partner; `null` without one. */
  license_partner: string | null
  /** The number of past finance cycles. */
  finance_cycles: number | null
  /** Tax identification number. */
  tin: string | null
  /** The registered name. */
  legal_name: string | null
  /** E-mail address of the business. */
  business_email: string | null
  /** Address of the business, in one line. */
  business_address: string | null
  /** E-mail address of its support. */
  support_email: string | null
  /** The account's id. */
  customer_partner_account_id: string | null
  /** A country id. */
  country_id: string | null
  /** Free-form; pass it on. */
  meta: unknown
  /** The person to contact. */
  contact_name: string | null
  /** A decimal; its scale is not documented. */
  transaction_score: Amount | null
  /** A decimal; its scale is not documented. */
  drawdown_score: Amount | null
  /** A decimal; its scale is not documented. */
  score: Amount | null
  /** The name for use in addresses. */
  slug: string | null
  /** Link to the document on transaction performance. */
  transaction_performance_document_url: string | null
  /** File name of that document. */
  transaction_performance_document_name: string | null
  /** The time of that document's last change. ISO 8601, UTC. */
  transaction_performance_document_last_updated: string | null
  /** The address to which the service sends settlement events; `null` means "not set". Absent when the relay does not show it. */
  webhook_url?: string | null | undefined
  /** The address to which the service sends shared data; `null` means "not set". Absent when the relay does not show it. */
  data_sharing_webhook_url?: string | null | undefined
  /** Link to the questions and answers. */
  faq_document_url: string | null
  /** File name of that document. */
  faq_document_name: string | null
  /** The time of that document's last change. ISO 8601, UTC. */
  faq_document_last_updated: string | null
  /** The provider of its virtual accounts. */
  virtual_account_provider_id: string | null
  /** The channel partner that made it. */
  channel_partner_id: string | null
}

/** The reader of a customer partner as listed. */
export const CustomerPartner = model<CustomerPartner>({
  id: text,
  name: text,
  street: orNull(text),
  city: orNull(text),
  state: orNull(text),
  country: orNull(text),
  email: orNull(text),
  contact_number: orNull(text),
  bvn: orNull(text),
  business_registration: orNull(text),
  user: orNull(text),
  capital_partner_cash_account: orNull(text),
  capital_partner_cash_account_number: orNull(text),
  capital_partner_asset_account: orNull(text),
  capital_partner_asset_account_number: orNull(text),
  customer_partner_capital_loan_account: orNull(text),
  customer_partner_capital_loan_account_number: orNull(text),
  customer_partner_capital_loan_repayment_account: orNull(text),
  customer_partner_capital_loan_repayment_account_number: orNull(text),
  is_deleted: orNull(flag),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
  license_partner: orNull(text),
  finance_cycles: orNull(number),
  tin: orNull(text),
  legal_name: orNull(text),
  business_email: orNull(text),
  business_address: orNull(text),
  support_email: orNull(text),
  customer_partner_account_id: orNull(text),
  country_id: orNull(text),
  meta: orNull(anything),
  contact_name: orNull(text),
  transaction_score: orNull(amount),
  drawdown_score: orNull(amount),
  score: orNull(amount),
  slug: orNull(text),
  transaction_performance_document_url: orNull(text),
  transaction_performance_document_name: orNull(text),
  transaction_performance_document_last_updated: orNull(timestamp),
  webhook_url: optional(orNull(text)),
  data_sharing_webhook_url: optional(orNull(text)),
  faq_document_url: orNull(text),
  faq_document_name: orNull(text),
  faq_document_last_updated: orNull(timestamp),
  virtual_account_provider_id: orNull(text),
  channel_partner_id: orNull(text),
})
