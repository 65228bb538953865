import type { LedgerEntry } from '../LedgerEntry.ts'

type Asking = Pick<LedgerEntry['operation'], 'id' | 'customerPartnerId' | 'channelPartnerId'>

/** The other operations of an owner that hold a statement line: as money that was credited, or may have been, or as evidence. */
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

/** Whether a row that it is the money of was carried out, or may have been. */
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
