import type { LedgerEntry } from '../LedgerEntry.ts'

type Asking = Pick<LedgerEntry['operation'], 'id' | 'customerPartnerId' | 'channelPartnerId'>

/** Finds the other operations of an owner that hold a statement line: as money that was or possibly was credited, or as evidence. */
export function findLineHolders(
  entries: readonly LedgerEntry[],
  { id, customerPartnerId, channelPartnerId }: Asking,
  digest: string,
): string[] {
  return entries
    .filter(
      ({ operation }) =>
        operation.id !== id &&
        operation.customerPartnerId === customerPartnerId &&
        operation.channelPartnerId === channelPartnerId,
    )
    .filter((entry) => isCredited(entry, digest) || isEvidence(entry, digest))
    .map(({ operation }) => operation.id)
}

function isEvidence({ operation, proposal }: LedgerEntry, digest: string): boolean {
  return [operation.resolution, proposal].some((said) => said?.evidence.line?.digest === digest)
}

/** Whether a row with the money of this line was carried out, or possibly was. */
function isCredited({ operation, rows, lines }: LedgerEntry, digest: string): boolean {
  const { state, conflict } = operation
  const isOver = state === 'rejected' || state === 'failed'
  return lines.some(
    (digests, position) =>
      digests.includes(digest) &&
      (conflict === true ||
        (state !== 'reversed' &&
          rows[position]?.state !== 'failed' &&
          (!isOver || rows[position]?.state === 'succeeded'))),
  )
}
