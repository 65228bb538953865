import * as z from 'zod/mini'
import { filled } from '../schema/filled.ts'
import { sentAmount } from '../schema/sentAmount.ts'
import { sentDate } from '../schema/sentDate.ts'

const identity = {
  contact_number: z.optional(z.string()),
  /** `bvn` and `rc_number` are in use. */
  id_type: z.optional(z.string()),
  /** A string keeps leading zeros and letters; the documentation's sample sends a number. */
  id_value: z.optional(z.union([z.string(), z.number()])),
}
const individual = z.object({ ...identity, first_name: filled, last_name: filled })
const business = z.object({ ...identity, business_name: filled })

/** One transaction to register, of a person or of a business (Partner API, Endpoint 4, transactions item). */
export const Transaction = z.object({
  client: z.union([individual, business]),
  /** The caller's own reference, unique per transaction. */
  transaction_reference: filled,
  disbursement_date: sentDate,
  expected_payment_date: sentDate,
  amount_payable: sentAmount,
  /** The service operator's name, or `Others`. */
  financier: filled,
  reason: z.optional(z.string()),
  meta: z.optional(z.record(z.string(), z.unknown())),
})

/** A transaction as a caller passes it. */
export type Transaction = z.input<typeof Transaction>
