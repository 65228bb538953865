import { callEndpoint, createOperationId } from '@onlend/core'
import { appendBatchRows, createBatch } from '@onlend/core/relay'
import type { StoryWorld } from './StoryWorld.ts'

/** Hands the 250 rows of a file over to the relay before a story begins, as if the page had been closed then. */
export async function sendFile({
  client,
  customerPartnerId,
}: Pick<StoryWorld, 'client' | 'customerPartnerId'>): Promise<void> {
  const rows = Array.from({ length: 250 }, (_, at) => ({
    line: at + 2,
    transaction: {
      client: { first_name: 'Ngozi', last_name: 'Eze' },
      transaction_reference: `FILE-${at + 1}`,
      disbursement_date: '2026-11-01',
      expected_payment_date: '2026-12-01',
      amount_payable: '15000.50' as const,
      financier: 'Others',
    },
    financed: null,
  }))
  const batchId = createOperationId(client)
  const body = {
    ...{ kind: 'registerTransactions' as const, fileName: 'may.csv', fileDigest: '' },
    ...{ total: rows.length, sector: 'Lender' },
  }
  await callEndpoint(client, createBatch, { customerPartnerId, body }, { operationId: batchId })
  await callEndpoint(client, appendBatchRows, { batchId, body: { from: 0, rows } })
}
