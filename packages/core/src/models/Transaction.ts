import * as z from 'zod/mini'
import type { Amount } from '../amounts/Amount.ts'
import { defineInput } from '../schema/defineInput.ts'
import { filled } from '../schema/filled.ts'
import { sentAmount } from '../schema/sentAmount.ts'
import { sentDate } from '../schema/sentDate.ts'

/** One transaction to register, of a person or of a business (Partner API, Endpoint 4, transactions item). */
export type Transaction = {
  /** The client who has to pay. */
  client: PersonClient | BusinessClient
  /** The caller's own reference, unique per transaction. */
  transaction_reference: string
  /** `YYYY-MM-DD`. */
  disbursement_date: string
  /** `YYYY-MM-DD`. */
  expected_payment_date: string
  /** The amount that the client has to pay. In the currency of the operating country. */
  amount_payable: Amount
  /** The service operator's name, or `Others`. */
  financier: string
  /** A coarse category of the transaction. */
  reason?: string | undefined
  /** Further data that the service keeps with the transaction. */
  meta?: Record<string, unknown> | undefined
}

type Identity = {
  /** Phone number. */
  contact_number?: string | undefined
  /** `bvn` and `rc_number` are in use. */
  id_type?: string | undefined
  /** A string keeps leading zeros and letters; the documentation's sample sends a number. */
  id_value?: string | number | undefined
}

type PersonClient = Identity & {
  /** Given name. */
  first_name: string
  /** Family name. */
  last_name: string
}

type BusinessClient = Identity & {
  /** The name of the business. */
  business_name: string
}

const identity = {
  contact_number: z.optional(z.string()),
  id_type: z.optional(z.string()),
  id_value: z.optional(z.union([z.string(), z.number()])),
}
const person = z.object({ ...identity, first_name: filled, last_name: filled })
const business = z.object({ ...identity, business_name: filled })

/** The schema of one transaction to register. */
export const Transaction = defineInput<Transaction>()(
  z.object({
    client: z.union([person, business]),
    transaction_reference: filled,
    disbursement_date: sentDate,
    expected_payment_date: sentDate,
    amount_payable: sentAmount,
    financier: filled,
    reason: z.optional(z.string()),
    meta: z.optional(z.record(z.string(), z.unknown())),
  }),
)
