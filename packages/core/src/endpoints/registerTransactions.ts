import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { acceptedEnvelope } from '../envelopes.ts'
import { FinancedTransaction } from '../models/FinancedTransaction.ts'
import { Transaction } from '../models/Transaction.ts'
import { filledList } from '../schema/filledList.ts'
import { openUnion } from '../schema/openUnion.ts'

/** Registers transactions; the outcome of each arrives by webhook (Partner API, Endpoint 4). */
export const registerTransactions = defineWrite({
  name: 'registerTransactions',
  method: 'POST',
  path: '/v1/transactions/register',
  owner: 'customerPartnerId',
  ownerField: 'customer_partner_id',
  input: z.object({
    /** Spelt with capitals here, unlike in create-business. */
    sector: openUnion('Lender', 'Aggregator', 'Market Place'),
    transactions: filledList(Transaction, 'needs at least one transaction'),
    financed_transactions: z.array(FinancedTransaction),
  }),
  encoding: 'json',
  output: acceptedEnvelope,
  section: 4,
})
