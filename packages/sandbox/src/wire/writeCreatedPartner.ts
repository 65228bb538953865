import type { PartnerRecord } from '../state/SandboxState.ts'
import { writeCustomerPartner } from './writeCustomerPartner.ts'

const fields = [
  'name',
  'street',
  'city',
  'state',
  'email',
  'contact_number',
  'user',
  'tin',
  'legal_name',
  'business_email',
  'support_email',
  'country',
  'country_id',
  'customer_partner_account_id',
  'app_key',
  'slug',
  'id',
  'created_at',
  'updated_at',
  'data_sharing_webhook_url',
]

/** A customer partner as create-business answers it: the third and smallest shape (T83). */
export function writeCreatedPartner(partner: PartnerRecord): Record<string, unknown> {
  const whole = writeCustomerPartner(partner)
  return Object.fromEntries(fields.map((field) => [field, whole[field]]))
}
