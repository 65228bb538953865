import type { SentRow } from '../batches/index.ts'
import type { RepaymentLine } from './RepaymentMatcher.ts'

/** The allocations of accepted lines as rows of a batch, in the order of the lines: rows of one line name its digest, so the batch keeps them in one piece. */
export function toRepaymentRows(
  lines: readonly Pick<RepaymentLine, 'proposal' | 'allocations'>[],
): Extract<SentRow, { payment: unknown }>[] {
  return lines.flatMap(({ proposal: { line }, allocations }) =>
    allocations.map(({ reference, amount }) => ({
      line: line.line,
      // T60: the service calls this field the id of the loan; its value is the reference of the registered transaction.
      payment: { transaction_reference: reference, amount },
      statementLines: [line.digest],
    })),
  )
}
