import type { Operation } from '@onlend/core'

/** One line of the history: an operation, or all parts of one file that are listed. */
export type HistoryEntry = {
  /** The id of the batch or of the operation. */
  id: string
  createdAt: string
  /** The newest first; more than one only of a file. */
  operations: readonly [Operation, ...Operation[]]
  isImport: boolean
}

/** The id of a part begins with the id of its batch, and ends with the places of its rows. */
const pieceId = /^(.+)\.\d+-\d+(?:\.\d+)?$/

/** Puts the parts of each file into one line, at the place of its newest part. */
export function groupImports(operations: readonly Operation[]): readonly HistoryEntry[] {
  const entries = new Map<string, HistoryEntry>()
  for (const operation of operations) {
    const batchId = pieceId.exec(operation.id)?.[1]
    const id = batchId ?? operation.id
    const known = batchId === undefined ? undefined : entries.get(id)
    entries.set(id, {
      id,
      createdAt: known?.createdAt ?? operation.createdAt,
      operations: known ? [...known.operations, operation] : [operation],
      isImport: batchId !== undefined,
    })
  }
  return [...entries.values()]
}
