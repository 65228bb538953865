import { registerTransactions } from '@onlend/core'
import { sendBefore } from './sendBefore.ts'
import type { StoryWorld } from './StoryWorld.ts'

/** Registers transactions before a story begins; one whose reference begins with `BAD-` fails. Returns the operation id. */
export async function sendTransactions(world: StoryWorld, references: readonly string[]): Promise<string> {
  const transactions = references.map((reference) => ({
    client: { first_name: 'Ngozi', last_name: 'Eze' },
    transaction_reference: reference,
    disbursement_date: '2026-11-01',
    expected_payment_date: '2026-12-01',
    amount_payable: '15000.50' as const,
    financier: 'Others',
  }))
  const body = { sector: 'Lender' as const, transactions, financed_transactions: [] }
  return sendBefore(world, registerTransactions, { customerPartnerId: world.customerPartnerId, body })
}
