import { runSteps } from '../lib/runSteps.ts'
import type { PackedFile } from '../sheets/PackedFile.ts'
import { PackedRows } from '../sheets/worker/PackedRows.ts'
import { createFieldFinder } from './createFieldFinder.ts'
import { createRowChecker, type RowChecker } from './createRowChecker.ts'
import type { ImportTable } from './ImportTable.ts'
import { importTableSteps } from './importTableSteps.ts'
import { runInSlices } from './runInSlices.ts'
import { checkInWorker, type CheckOrder } from './worker/checkInWorker.ts'

type RunCheckParameters = {
  file: PackedFile
  order: CheckOrder
  /** `null` checks in slices on the main thread; left out, the worker of the package. */
  createWorker?: (() => Worker) | null | undefined
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** With fewer rows, it takes longer to start a worker than to check them. */
const fewRows = 2_000

/**
 * Checks the rows of a file in a worker; where none can start, or the file was read without one, in short slices on the main thread.
 *
 * @throws what `signal` was aborted with
 */
export async function runCheck(
  parameters: RunCheckParameters,
): Promise<{ table: ImportTable; checker: RowChecker }> {
  const { file, order, createWorker = startWorker, onProgress, signal } = parameters
  const { layout, columns, headings, rules, known } = order
  const rows = file.sheets[layout.sheet]?.rows
  const isForWorker = createWorker !== null && rows instanceof PackedRows && rows.length > fewRows
  const [found, table] = await Promise.all([
    isForWorker ? checkInWorker({ createWorker, file, order, onProgress, signal }) : null,
    runSteps(importTableSteps(file, layout, columns, createFieldFinder(headings)), { signal }),
  ])
  const checker = createRowChecker({ ...rules, table }, known, found ?? undefined)
  if (found === null) await runInSlices(checker.check, { onProgress, signal })
  return { table, checker }
}

/** For bundlers: they find the worker by this very form. */
function startWorker(): Worker {
  return new Worker(new URL('../workers/checkWorker.js', import.meta.url), { type: 'module' })
}
