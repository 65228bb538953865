import * as z from 'zod/mini'
import { Customer } from './models/Customer.ts'
import { orNone } from './schema/orNone.ts'

/** The customer list: `message` is an object that holds status and message, and there is no status beside it. */
export const customersEnvelope = z.pipe(
  z.looseObject({
    data: orNone(z.looseObject({ customers: z.array(Customer), no_of_active_customers: z.number() })),
  }),
  z.transform((envelope) => envelope.data ?? { customers: [], no_of_active_customers: 0 }),
)
