import { answerJson } from '../http/answerJson.ts'
import type { Handler } from './Handler.ts'
import { writeListedCustomer } from '../wire/writeListedCustomer.ts'

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
