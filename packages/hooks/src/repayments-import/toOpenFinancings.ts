import { addAmounts, compareAmounts, type Financing } from '@onlend/core'
import { toFinancingRows, type ToFinancingRowsOptions } from '../financings/toFinancingRows.ts'
import { nextTask } from '../lib/nextTask.ts'
import type { OpenFinancing } from './RepaymentProposal.ts'

/** Read at a time: some milliseconds on a phone. */
const rowsPerPiece = 250

/**
 * The service's financings as the matcher needs them, paid ones among them so that a line which names one is told apart. Read in pieces between which the
 * page does what it has to do.
 *
 * @throws what `signal` was aborted with
 */
export async function toOpenFinancings(
  financings: readonly Financing[],
  options: ToFinancingRowsOptions,
  signal: AbortSignal,
): Promise<OpenFinancing[]> {
  const found = new Map<string, OpenFinancing>()
  for (let from = 0; from < financings.length; from += rowsPerPiece) {
    for (const row of toFinancingRows(financings.slice(from, from + rowsPerPiece), options)) {
      const { transaction_reference: reference, client_id: clientId, contact_number: phone } = row.financing
      const due = row.instalments
        .filter(({ state }) => state !== 'paid')
        .map(({ due: day, unpaid }) => ({ day, unpaid }))
      const isCompleted =
        row.status === 'completed' || (row.unpaid !== null && compareAmounts(row.unpaid, '0') <= 0)
      const known = found.get(reference)
      found.set(reference, {
        ...{ reference, clientId, client: row.customer, phone, currency: row.currency },
        unpaid: known?.unpaid && row.unpaid !== null ? addAmounts(known.unpaid, row.unpaid) : row.unpaid,
        due: isCompleted ? [] : due,
        isCompleted: isCompleted && (known?.isCompleted ?? true),
        isRepeated: known !== undefined,
      })
    }
    await nextTask()
    signal.throwIfAborted()
  }
  return [...found.values()]
}
