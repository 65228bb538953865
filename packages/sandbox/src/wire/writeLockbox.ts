import type { LockboxRecord } from '../state/SandboxState.ts'
import { writeTimestamp } from './writeTimestamp.ts'

/** A lockbox account as the details have it. Its balance is on no wire (T71). */
export function writeLockbox(partnerId: string, lockbox: LockboxRecord): Record<string, unknown> {
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
