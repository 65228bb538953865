import { type LendingClient, callEndpoint } from '@onlend/core'
import { type BatchRow, listBatchRows } from '@onlend/core/relay'
import { writeSheet } from '../sheets/index.ts'
import type { BatchProgress } from './BatchProgress.ts'

/** The columns of the report, in order. */
const columns = ['line', 'reference', 'amount', 'state', 'message', 'operationId', 'position'] as const

/** Reads every row of a batch and writes them as one CSV text. */
export async function writeBatchReport(
  client: LendingClient,
  batchId: string,
  ...[headings, formatState, describeReason]: Parameters<BatchProgress['writeReport']>
): Promise<string> {
  const rows: BatchRow[] = []
  for (let after = -1; ; ) {
    const page = await callEndpoint(client, listBatchRows, { batchId, after: String(after) })
    rows.push(...page)
    const last = page.at(-1)
    if (!last) break
    after = last.position
  }
  return writeSheet(
    rows.map((row) =>
      columns.map((column) => {
        if (column === 'state') return formatState(row.state)
        const said = column === 'message' && row.reason !== null ? describeReason(row.reason) : null
        return String(row[column] ?? said ?? '')
      }),
    ),
    { headings: columns.map((column) => headings[column]) },
  )
}
