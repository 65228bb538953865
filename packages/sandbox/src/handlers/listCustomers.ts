import { answerJson } from '../http/answerJson.ts'
import type { Handler } from './Handler.ts'
import type { CustomerRecord } from '../state/SandboxState.ts'
import { writeTimestamp } from '../wire/writeTimestamp.ts'

/** Partner API, Endpoint 3. Status and message are nested inside `message` (T2). */
export const listCustomers: Handler = ({ params }, service) => {
  const customers = service.customersOf(service.partner(params['customerPartnerId'] ?? ''))
  return answerJson(200, {
    message: { status: 'success', message: 'Customers fetched successfully' },
    data: {
      customers: customers.map(writeListedCustomer),
      no_of_active_customers: customers.filter((customer) => !customer.isDeleted).length,
    },
  })
}

/** A customer as the list answers it: birth date DD-MM-YYYY, timestamps without a zone (T24, T25). */
function writeListedCustomer(customer: CustomerRecord): Record<string, unknown> {
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
