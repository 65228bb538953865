import type { EndpointName } from './endpoints.ts'

/** The fields of `data` that the relay passes, as paths such as `lockbox_account.bank_name`; a path goes into each row of a list. */
export type FieldPaths = readonly string[]

/** The fields of a customer partner in a list. */
const partner: FieldPaths = [
  'id',
  'name',
  'street',
  'city',
  'state',
  'country',
  'country_id',
  'email',
  'contact_number',
  'contact_name',
  'legal_name',
  'business_email',
  'business_address',
  'support_email',
  'slug',
  'channel_partner_id',
  'finance_cycles',
  'transaction_score',
  'drawdown_score',
  'score',
  'is_deleted',
  'created_at',
  'updated_at',
]

/** The fields of a customer partner on its page: the list's fields, the registration and the documents. */
const details: FieldPaths = [
  ...partner,
  'business_registration',
  'tin',
  'transaction_performance_document_url',
  'transaction_performance_document_name',
  'transaction_performance_document_last_updated',
  'faq_document_url',
  'faq_document_name',
  'faq_document_last_updated',
]

const prefixWith = (name: string, fields: FieldPaths): FieldPaths => fields.map((field) => `${name}.${field}`)

const lockboxAccount: FieldPaths = [
  'id',
  'customer_partner_id',
  'account_name',
  'account_number',
  'bank_name',
  'status',
  'deleted_at',
  'created_at',
  'updated_at',
]

const complianceRecord: FieldPaths = [
  'id',
  'partner_id',
  'partner_type',
  'credit_assessment_status',
  'created_at',
  'updated_at',
]

const drawdownRequest: FieldPaths = [
  'id',
  'customer_partner_id',
  'drawdown_id',
  'credit_limit_id',
  'user_id',
  'amount',
  'tenor',
  'status',
  'deleted_at',
  'created_at',
  'updated_at',
]

/**
 * The endpoints whose answers hold more than their reader needs, with the fields of `data` that pass: identity numbers, internal ids
 * and account ids, webhook addresses and `meta` stay at the relay (Partner API, Customer partner, Compliance record, Drawdown request).
 * Answers of all other endpoints pass whole, without their secrets.
 */
export const answerFields: Readonly<Partial<Record<EndpointName, FieldPaths>>> = {
  createBusiness: [
    ...prefixWith('partner', [...partner, 'tin']),
    ...prefixWith('compliance', complianceRecord),
  ],
  requestDrawdown: [...drawdownRequest, ...prefixWith('user', ['id', 'first_name', 'last_name', 'email'])],
  getCustomerPartner: [...details, ...prefixWith('lockbox_account', lockboxAccount)],
  listCustomerPartners: partner,
}
