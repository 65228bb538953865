import type { ReadBy } from '../readers/Reader.ts'
import { model, optional, orNull } from '../readers/shapes.ts'
import { amount, anything, flag, number, text, timestamp } from '../readers/values.ts'

/** A customer partner in the channel partner's list (Partner API, Customer partner). Most fields are `null` until set. The client removes its `app_key`. */
export interface CustomerPartner extends ReadBy<typeof CustomerPartner> {}

/** The reader of a customer partner as listed. */
export const CustomerPartner = model({
  /** The customer partner's id, which every call takes as `customerPartnerId`. */
  id: text,
  /** The name of the business. */
  name: text,
  /** Street of its address. */
  street: orNull(text),
  /** City of its address. */
  city: orNull(text),
  /** State of its address. */
  state: orNull(text),
  /** A country id, not a name. */
  country: orNull(text),
  /** E-mail address of the account. */
  email: orNull(text),
  /** Phone number. */
  contact_number: orNull(text),
  /** Bank verification number. */
  bvn: orNull(text),
  /** Registration number. */
  business_registration: orNull(text),
  /** The id of the account's user. */
  user: orNull(text),
  /** The capital partner's cash account, its id. */
  capital_partner_cash_account: orNull(text),
  /** The capital partner's cash account, its number. */
  capital_partner_cash_account_number: orNull(text),
  /** The capital partner's asset account, its id. */
  capital_partner_asset_account: orNull(text),
  /** The capital partner's asset account, its number. */
  capital_partner_asset_account_number: orNull(text),
  /** The loan account, its id. */
  customer_partner_capital_loan_account: orNull(text),
  /** The loan account, its number. */
  customer_partner_capital_loan_account_number: orNull(text),
  /** The account that repayments go to, its id. */
  customer_partner_capital_loan_repayment_account: orNull(text),
  /** The account that repayments go to, its number. */
  customer_partner_capital_loan_repayment_account_number: orNull(text),
  /** Whether the service has deleted it. */
  is_deleted: orNull(flag),
  /** The time of its creation. ISO 8601, UTC. */
  created_at: orNull(timestamp),
  /** The time of the last change. ISO 8601, UTC. */
  updated_at: orNull(timestamp),
  /** The license partner; `null` without one. */
  license_partner: orNull(text),
  /** The number of past finance cycles. */
  finance_cycles: orNull(number),
  /** Tax identification number. */
  tin: orNull(text),
  /** The registered name. */
  legal_name: orNull(text),
  /** E-mail address of the business. */
  business_email: orNull(text),
  /** Address of the business, in one line. */
  business_address: orNull(text),
  /** E-mail address of its support. */
  support_email: orNull(text),
  /** The account's id. */
  customer_partner_account_id: orNull(text),
  /** A country id. */
  country_id: orNull(text),
  /** Free-form; pass it on. */
  meta: orNull(anything),
  /** The person to contact. */
  contact_name: orNull(text),
  /** A decimal; its scale is not documented. */
  transaction_score: orNull(amount),
  /** A decimal; its scale is not documented. */
  drawdown_score: orNull(amount),
  /** A decimal; its scale is not documented. */
  score: orNull(amount),
  /** The name for use in addresses. */
  slug: orNull(text),
  /** Link to the document on transaction performance. */
  transaction_performance_document_url: orNull(text),
  /** File name of that document. */
  transaction_performance_document_name: orNull(text),
  /** The time of that document's last change. ISO 8601, UTC. */
  transaction_performance_document_last_updated: orNull(timestamp),
  /** The address to which the service sends settlement events; `null` means "not set". Absent when the relay does not show it. */
  webhook_url: optional(orNull(text)),
  /** The address to which the service sends shared data; `null` means "not set". Absent when the relay does not show it. */
  data_sharing_webhook_url: optional(orNull(text)),
  /** Link to the questions and answers. */
  faq_document_url: orNull(text),
  /** File name of that document. */
  faq_document_name: orNull(text),
  /** The time of that document's last change. ISO 8601, UTC. */
  faq_document_last_updated: orNull(timestamp),
  /** The provider of its virtual accounts. */
  virtual_account_provider_id: orNull(text),
  /** The channel partner that made it. */
  channel_partner_id: orNull(text),
})
