import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { acceptedEnvelope } from '../envelopes.ts'
import { FinancedTransaction } from '../models/FinancedTransaction.ts'
import { Transaction } from '../models/Transaction.ts'
import type { InputSchema } from '../schema/InputSchema.ts'
import { filledList } from '../schema/filledList.ts'
import type { OpenUnion } from '../schema/OpenUnion.ts'

/** The input of the registration of transactions (Partner API, Endpoint 4). */
export interface RegisterTransactionsInput extends z.input<typeof input> {}

const sector: z.ZodMiniType<string, OpenUnion<'Lender' | 'Aggregator' | 'Market Place'>> = z.string()

const input = z
  .object({
    /** The sector, with capitals here, unlike in create-business. */
    sector,
    /** The transactions, at least one. */
    transactions: filledList(Transaction, 'needs at least one transaction'),
    /** The terms of financing, at most one for each transaction. */
    financed_transactions: z.array(FinancedTransaction),
  })
  // One plain function, because zod's own refinements would be loaded with the form.
  .check(({ value, issues }) => {
    const references = new Set(value.transactions.map((transaction) => transaction.transaction_reference))
    for (const [at, { transaction_reference: reference }] of value.financed_transactions.entries()) {
      // `delete` removes a reference at its first entry, so that a second entry for it is a mistake.
      if (references.delete(reference)) continue
      issues.push({
        code: 'custom',
        message: 'must name one of the transactions, each at most once',
        path: ['financed_transactions', at, 'transaction_reference'],
        input: value,
        continue: true,
      })
    }
  })

const schema: InputSchema<RegisterTransactionsInput> = input

/** Registers transactions; the outcome of each arrives by webhook (Partner API, Endpoint 4). */
export const registerTransactions = defineWrite({
  name: 'registerTransactions',
  method: 'POST',
  path: '/v1/transactions/register',
  owner: 'customerPartnerId',
  ownerField: 'customer_partner_id',
  input: schema,
  encoding: 'json',
  output: acceptedEnvelope,
  section: 4,
})
