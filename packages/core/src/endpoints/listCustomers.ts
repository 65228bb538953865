import { defineEndpoint } from '../defineEndpoint.ts'
import { Customer } from '../models/Customer.ts'
import { nullableEnvelope } from '../envelopes.ts'
import type { Reader } from '../readers/Reader.ts'
import { convert, list, model } from '../readers/shapes.ts'
import { number } from '../readers/values.ts'

/** The customers of a customer partner (Partner API, Endpoint 3). */
export type ListCustomersOutput = {
  /** Deleted ones included. */
  customers: Customer[]
  /** As the service counts them. */
  no_of_active_customers: number
}

/** `message` is an object that holds status and message, and there is no status beside it. */
const output: Reader<ListCustomersOutput> = convert(
  nullableEnvelope(
    model<ListCustomersOutput>({
      customers: list(Customer),
      no_of_active_customers: number,
    }),
  ),
  (data) => data ?? { customers: [], no_of_active_customers: 0 },
)

/** Lists the customers of a customer partner, deleted ones included (Partner API, Endpoint 3). */
export const listCustomers = defineEndpoint({
  name: 'listCustomers',
  method: 'GET',
  path: '/v1/customer_partners/{customerPartnerId}/customers',
  owner: 'customerPartnerId',
  output,
  section: 3,
})
