import type { CustomerRecord } from '../state/SandboxState.ts'
import { writeTimestamp } from './writeTimestamp.ts'

/** A customer as the list answers it: birth date DD-MM-YYYY, timestamps without a zone (T24, T25). */
export function writeListedCustomer(customer: CustomerRecord): Record<string, unknown> {
  const zoneless = writeTimestamp(customer.createdAt).slice(0, 19).replace('T', ' ')
  return {
    id: customer.id,
    ...customer.fields,
    date_of_birth: customer.dateOfBirth?.split('-').reverse().join('-') ?? null,
    is_deleted: customer.isDeleted,
    created_at: zoneless,
    updated_at: zoneless,
  }
}
