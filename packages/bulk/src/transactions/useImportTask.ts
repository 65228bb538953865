'use client'
import { runSteps } from '../lib/runSteps.ts'
import { type Dispatch, useEffect } from 'react'
import { type ReadSheetsOptions, SheetError } from '../sheets/index.ts'
import { readPackedSheets } from '../sheets/readPackedSheets.ts'
import type { KnownReferences, RowChange } from './createRowChecker.ts'
import { createRowOrder } from './createRowOrder.ts'
import { faultyRows } from './faultyRows.ts'
import { importLayoutSteps } from './importLayoutSteps.ts'
import type { ImportMemory } from './createImportMemory.ts'
import { mapColumns } from './mapColumns.ts'
import type { ImportTask, TransactionImportEvent, TransactionImportState } from './reduceTransactionImport.ts'
import type { RowRules } from './RowReader.ts'
import { runCheck } from './runCheck.ts'
import { runInSlices } from './runInSlices.ts'
import type { ImportRowFilter } from './TransactionImport.ts'
import type { createFieldFinder } from './createFieldFinder.ts'
import type { CheckOrder } from './worker/checkInWorker.ts'

type ImportTaskOptions = {
  fieldByHeading: ReturnType<typeof createFieldFinder>
  headings: CheckOrder['headings']
  memory: ImportMemory
  createWorker: ReadSheetsOptions['createWorker'] | undefined
  /** Whether what rows are compared with has been read, or cannot be. */
  isReady: boolean
  /** Read when the check begins. */
  getRules: () => Omit<RowRules, 'table' | 'dateOrder' | 'isOrderSure'> & { known: KnownReferences }
}

type Run = {
  state: TransactionImportState
  options: ImportTaskOptions
  dispatch: Dispatch<TransactionImportEvent>
  signal: AbortSignal
}

const everything: ImportRowFilter = { level: 'all', code: null, search: '' }

/** Runs what the state asks for, off the main thread or in short slices on it; what it no longer asks for is given up. */
export function useImportTask(
  state: TransactionImportState,
  options: ImportTaskOptions,
  dispatch: Dispatch<TransactionImportEvent>,
): void {
  const { task, checked, filter, ordering } = state
  const isWaiting = task?.what === 'checking' && !options.isReady
  useEffect(() => {
    if (task === null || isWaiting) return
    const controller = new AbortController()
    const run = { state, options, dispatch, signal: controller.signal }
    const running =
      task.what === 'reading'
        ? readFile(run, task)
        : task.what === 'checking'
          ? check(run)
          : task.what === 'bringing'
            ? bringBack(run, task)
            : mend(run, task)
    running.catch((error: unknown) => {
      if (controller.signal.aborted) return
      dispatch({ type: 'fileFailed', code: error instanceof SheetError ? error.code : 'broken' })
    })
    return () => controller.abort()
    // What stood when the task was asked for: it is the same until another is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [task, isWaiting, dispatch])

  useEffect(() => {
    if (checked === null || ordering === 0) return
    const controller = new AbortController()
    const order = createRowOrder(checked.checker, filter)
    runInSlices(order.step, { signal: controller.signal }).then(
      () => controller.signal.aborted || dispatch({ type: 'ordered', order: order.ids() }),
      () => undefined,
    )
    return () => controller.abort()
  }, [checked, filter, ordering, dispatch])
}

async function readFile(
  { options, dispatch, signal }: Run,
  { source, reading: { encoding, delimiter } }: Extract<ImportTask, { what: 'reading' }>,
): Promise<void> {
  const { fieldByHeading, memory, createWorker } = options
  const file = await readPackedSheets(source, {
    ...(encoding && { encoding }),
    ...(delimiter && { delimiter }),
    ...(createWorker !== undefined && { createWorker }),
    onProgress: (share) => signal.aborted || dispatch({ type: 'progressed', share }),
    signal,
  })
  if (signal.aborted) return
  const layout = await runSteps(importLayoutSteps(file, fieldByHeading), { signal })
  const sheet = file.sheets[layout.sheet]
  if (sheet === undefined) throw new SheetError('empty')
  // Read as a person chose, it is no longer a guess.
  const doubts = encoding ? layout.doubts.filter((doubt) => doubt !== 'encoding') : layout.doubts
  const found = mapColumns(sheet, layout, { fieldByHeading })
  const remembered = memory.readColumns(found)
  const columns = remembered ? mapColumns(sheet, layout, { fieldByHeading, remembered }) : found
  dispatch({ type: 'fileRead', file, layout: { ...layout, doubts }, columns })
}

async function check({ state, options, dispatch, signal }: Run): Promise<void> {
  const { file, layout, columns } = state
  if (file === null || layout === null) return
  const { known, ...rules } = options.getRules()
  const format = { ...rules.format, decimalMark: layout.decimalMark }
  const isOrderSure = !layout.doubts.includes('dateOrder')
  const onProgress = (share: number) => signal.aborted || dispatch({ type: 'progressed', share })
  const { table, checker } = await runCheck({
    file,
    order: {
      ...{ layout, columns, headings: options.headings, known },
      rules: { ...rules, format, dateOrder: layout.dateOrder, isOrderSure },
    },
    // A worker of the host's own reads files; that of the check is the package's.
    createWorker: options.createWorker === null ? null : undefined,
    onProgress: (share) => onProgress(share * 0.9),
    signal,
  })
  const order = createRowOrder(checker, everything)
  await runInSlices(order.step, { onProgress: (share) => onProgress(0.9 + share * 0.1), signal })
  if (!signal.aborted) dispatch({ type: 'rowsChecked', checked: { table, checker }, order: order.ids() })
}

async function bringBack(
  { state, options: { createWorker }, dispatch, signal }: Run,
  { source }: Extract<ImportTask, { what: 'bringing' }>,
): Promise<void> {
  if (state.checked === null) return
  const { table, checker } = state.checked
  const file = await readPackedSheets(source, { ...(createWorker !== undefined && { createWorker }), signal })
  if (signal.aborted) return
  const changes = faultyRows.read(table, file)
  const found: RowChange[] = []
  let read = 0
  await runInSlices(
    (isInTime) => {
      for (; read < changes.size && isInTime(); read += 1) {
        const change = changes.at(read)
        if (change !== null) found.push(change)
      }
      return changes.size === 0 ? 1 : read / changes.size
    },
    { signal },
  )
  if (found.length === 0) throw new SheetError('empty')
  let at = 0
  await runInSlices(
    (isInTime) => {
      for (; at < found.length && isInTime(); at += 1) {
        const change = found[at]
        if (change !== undefined) checker.change(change)
      }
      return at / found.length
    },
    { onProgress: (share) => dispatch({ type: 'progressed', share }), signal },
  )
  dispatch({ type: 'rowsCorrected' })
}

async function mend(
  { state, dispatch, signal }: Run,
  { code, isMended }: Extract<ImportTask, { what: 'mending' }>,
): Promise<void> {
  if (state.checked === null) return
  const onProgress = (share: number) => signal.aborted || dispatch({ type: 'progressed', share })
  await runInSlices(state.checked.checker.mend(code, isMended), { onProgress, signal })
  dispatch({ type: 'rowsCorrected' })
}
