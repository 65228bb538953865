import type { SentRow } from '../batches/index.ts'
import type { RepaymentLine } from './RepaymentMatcher.ts'

/** What accepted lines pay, as rows of a batch in the order of the lines: those of one line name its digest, by which the batch keeps them in one piece. */
export function toRepaymentRows(
  lines: readonly Pick<RepaymentLine, 'proposal' | 'allocations'>[],
): Extract<SentRow, { payment: unknown }>[] {
  return lines.flatMap(({ proposal: { line }, allocations }) =>
    allocations.map(({ reference, amount }) => ({
      line: line.line,
      // T60: the service calls it the id of the loan; it is the reference that its transaction was registered under.
      payment: { transaction_reference: reference, amount },
      statementLines: [line.digest],
    })),
  )
}
