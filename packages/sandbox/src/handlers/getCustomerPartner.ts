import type { Handler } from './Handler.ts'
import { success } from '../http/success.ts'
import { writeCustomerPartner } from '../wire/writeCustomerPartner.ts'
import type { LockboxRecord } from '../state/SandboxState.ts'
import { writeTimestamp } from '../wire/writeTimestamp.ts'

/** Partner API, Endpoint 12. */
export const getCustomerPartner: Handler = ({ params }, service) => {
  const partner = service.partner(params['customerPartnerId'] ?? '')
  return success('Customer partner fetched successfully', {
    ...writeCustomerPartner(partner),
    lockbox_account: partner.lockbox && writeLockbox(partner.id, partner.lockbox),
  })
}

/** A lockbox account as the details have it. No endpoint returns its balance (T71). */
function writeLockbox(partnerId: string, lockbox: LockboxRecord): Record<string, unknown> {
  return {
    id: lockbox.id,
    customer_partner_id: partnerId,
    account_name: lockbox.accountName,
    account_number: lockbox.accountNumber,
    bank_name: lockbox.bankName,
    status: 'created',
    meta: null,
    deleted_at: null,
    created_at: writeTimestamp(lockbox.createdAt),
    updated_at: writeTimestamp(lockbox.createdAt),
  }
}
