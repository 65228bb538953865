import * as z from 'zod/mini'
import { defineEndpoint } from '../defineEndpoint.ts'
import { Customer } from '../models/Customer.ts'
import { model } from '../schema/model.ts'
import { orNone } from '../schema/absentValues.ts'

/** The customers of a customer partner (Partner API, Endpoint 3). */
export type ListCustomersOutput = {
  /** Deleted ones included. */
  customers: Customer[]
  /** As the service counts them. */
  no_of_active_customers: number
}

/** `message` is an object that holds status and message, and there is no status beside it. */
const envelope = z.looseObject({
  data: orNone(
    model<ListCustomersOutput>({ customers: z.array(Customer), no_of_active_customers: z.number() }),
  ),
})

const output: z.ZodMiniType<ListCustomersOutput> = z.pipe(
  envelope,
  z.transform(({ data }) => data ?? { customers: [], no_of_active_customers: 0 }),
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
