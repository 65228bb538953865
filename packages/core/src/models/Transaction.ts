import * as z from 'zod/mini'
import type { InputSchema } from '../schema/InputSchema.ts'
import { filled } from '../schema/filled.ts'
import { sentAmount } from '../schema/sentAmount.ts'
import { sentDate } from '../schema/sentDate.ts'

/** One transaction to register, of a person or of a business (Partner API, Endpoint 4, transactions item). */
export interface Transaction extends z.input<typeof transaction> {}

const identity = {
  /** Phone number. */
  contact_number: z.optional(z.string()),
  /** `bvn` and `rc_number` are in use. */
  id_type: z.optional(z.string()),
  /** A string keeps leading zeros and letters; the documentation's sample sends a number. */
  id_value: z.optional(z.union([z.string(), z.number()])),
}
const person = z.object({
  ...identity,
  /** Given name. */
  first_name: filled,
  /** Family name. */
  last_name: filled,
})
const business = z.object({
  ...identity,
  /** The name of the business. */
  business_name: filled,
})

const transaction = z.object({
  /** The client who has to pay. */
  client: z.union([person, business]),
  /** The caller's own reference, unique per transaction. */
  transaction_reference: filled,
  /** `YYYY-MM-DD`. */
  disbursement_date: sentDate,
  /** `YYYY-MM-DD`. */
  expected_payment_date: sentDate,
  /** The amount that the client has to pay. In the currency of the operating country. */
  amount_payable: sentAmount,
  /** The service operator's name, or `Others`. */
  financier: filled,
  /** A coarse category of the transaction. */
  reason: z.optional(z.string()),
  /** Further data that the service keeps with the transaction. */
  meta: z.optional(z.record(z.string(), z.unknown())),
})

/** The schema of one transaction to register. */
export const Transaction: InputSchema<Transaction> = transaction
