import { registerTransactions, startOperation } from '@onlend/core'
import type { LendingEngine } from '@onlend/core/client'
import { startBatch } from '@onlend/core/client/batches'
import type { StoryWorld } from './StoryWorld.ts'

/** Sends the first three rows of a file of five before a story begins, each as a part of its own, as if the page had been closed then. */
export async function sendFile({ client, customerPartnerId, now }: StoryWorld): Promise<void> {
  const rows = [1, 2, 3, 4, 5].map((line) => ({
    line,
    transaction: {
      client: { first_name: 'Ngozi', last_name: 'Eze' },
      transaction_reference: `FILE-${line}`,
      disbursement_date: '2026-11-01',
      expected_payment_date: '2026-12-01',
      amount_payable: '15000.50' as const,
      financier: 'Others',
    },
    financed: null,
  }))
  const shared = { sector: 'Lender' as const }
  // The cast: nothing else of an engine is needed to keep rows at the relay.
  const lending = { client, customerPartnerId, now } as unknown as LendingEngine
  const file = { kind: 'registerTransactions' as const, fileName: 'may.csv', fileDigest: 'ab' }
  const batch = await startBatch(lending, { ...file, shared, rows, pieceSize: 1 })
  for (const { transaction, line } of rows.slice(0, 3)) {
    const body = { ...shared, transactions: [transaction], financed_transactions: [] }
    const operationId = `${batch.get().id}.${line - 1}-${line}`
    await startOperation(client, registerTransactions, { customerPartnerId, body }, { operationId })
  }
}
