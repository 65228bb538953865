import type { CustomerRecord } from '../state/SandboxState.ts'
import { writeTimestamp } from './writeTimestamp.ts'

/** A customer as registration answers it: birth date YYYY-MM-DD, timestamps ISO (T24, T25). */
export function writeCustomer(customer: CustomerRecord): Record<string, unknown> {
  return {
    ...customer.fields,
    date_of_birth: customer.dateOfBirth,
    id: customer.id,
    created_at: writeTimestamp(customer.createdAt),
    updated_at: writeTimestamp(customer.createdAt),
  }
}
