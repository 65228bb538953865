import { defineEndpoint } from '../defineEndpoint.ts'
import { Customer } from '../models/Customer.ts'
import { nullableEnvelope } from '../envelopes.ts'
import type { ReadBy, Reader } from '../readers/Reader.ts'
import { convert, list, model } from '../readers/shapes.ts'
import { number } from '../readers/values.ts'

/** The customers of a customer partner (Partner API, Endpoint 3). */
export interface ListCustomersOutput extends ReadBy<typeof customers> {}

const customers = model({
  /** The customers, deleted ones included. */
  customers: list<Customer>(Customer),
  /** The number of active customers, as the service counts them. */
  no_of_active_customers: number,
})

/** The reader of the answer, whose `message` is an object with status and message, and which has no status beside it. */
const output: Reader<ListCustomersOutput> = convert(
  nullableEnvelope<ListCustomersOutput>(customers),
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
