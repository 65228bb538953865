import { type FilledSheet, PackedRows } from '../sheets/worker/PackedRows.ts'
import { createFieldFinder } from '../transactions/createFieldFinder.ts'
import { createImportTable } from '../transactions/createImportTable.ts'
import { createRowChecker } from '../transactions/createRowChecker.ts'
import type { CheckAnswer, CheckOrder, CheckRequest } from '../transactions/worker/checkInWorker.ts'

// The worker of `useTransactionImport`: it checks the rows of one file, hands over what it found and is ended by the page. It imports nothing lazily,
// because a bundler may write a worker as one classic script.
type WorkerScope = {
  onmessage: ((event: MessageEvent<CheckRequest>) => void) | null
  postMessage: (message: CheckAnswer, transfer?: Transferable[]) => void
}
// The cast holds: this module runs in a worker alone.
const scope = globalThis as unknown as WorkerScope

/** Few enough that taking them is no long task of the page. */
const rowsPerPiece = 500
/** Milliseconds between two answers about the progress. */
const told = 50

let digest = ''
let sheets: FilledSheet[] = []

scope.onmessage = ({ data }) => {
  if (data.kind === 'file') {
    scope.postMessage({ kind: 'started' })
    digest = data.digest
    sheets = data.sheets.map(({ name, isHidden }) => new PackedRows().toSheet(name, isHidden))
  }
  if (data.kind === 'rows') sheets[data.sheet]?.rows.add(data.piece)
  if (data.kind === 'check') check(data)
}

function check({ layout, columns, headings, rules, known }: CheckOrder): void {
  const table = createImportTable({ digest, sheets }, layout, columns, createFieldFinder(headings))
  const checker = createRowChecker({ ...rules, table }, known)
  for (let share = 0; share < 1; ) {
    const until = performance.now() + told
    share = checker.check(() => performance.now() < until)
    scope.postMessage({ kind: 'progress', share })
  }
  const { issues, ...state } = checker.take()
  const found = [...issues]
  for (let from = 0; from < found.length; from += rowsPerPiece)
    scope.postMessage({ kind: 'issues', issues: found.slice(from, from + rowsPerPiece) })
  scope.postMessage({ kind: 'checked', ...state }, [state.references.slots.buffer])
}
