'use client'
import { type Dispatch, useEffect } from 'react'
import { readSheets, type ReadSheetsOptions, SheetError } from '../sheets/index.ts'
import { createImportTable } from './createImportTable.ts'
import { createRowChecker, type KnownReferences } from './createRowChecker.ts'
import { createRowOrder } from './createRowOrder.ts'
import { faultyRows } from './faultyRows.ts'
import { findImportLayout } from './findImportLayout.ts'
import type { ImportMemory } from './createImportMemory.ts'
import { mapColumns } from './mapColumns.ts'
import type { ImportTask, TransactionImportEvent, TransactionImportState } from './reduceTransactionImport.ts'
import type { RowRules } from './RowReader.ts'
import { runInSlices } from './runInSlices.ts'
import type { ImportRowFilter } from './TransactionImport.ts'
import type { createFieldFinder } from './createFieldFinder.ts'

type ImportTaskOptions = {
  fieldByHeading: ReturnType<typeof createFieldFinder>
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
          : bringBack(run, task)
    running.catch((error: unknown) => {
      if (controller.signal.aborted) return
      dispatch({ type: 'fileFailed', code: error instanceof SheetError ? error.code : 'broken' })
    })
    return () => controller.abort()
    // What stood when the task was asked for: it is the same until another is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
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
  const file = await readSheets(source, {
    ...(encoding && { encoding }),
    ...(delimiter && { delimiter }),
    ...(createWorker !== undefined && { createWorker }),
    onProgress: (share) => signal.aborted || dispatch({ type: 'progressed', share }),
    signal,
  })
  if (signal.aborted) return
  const layout = findImportLayout(file, fieldByHeading)
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
  const table = createImportTable(file, layout, columns, options.fieldByHeading)
  const isOrderSure = !layout.doubts.includes('dateOrder')
  const checker = createRowChecker(
    { ...rules, format, table, dateOrder: layout.dateOrder, isOrderSure },
    known,
  )
  const onProgress = (share: number) => signal.aborted || dispatch({ type: 'progressed', share })
  await runInSlices(checker.check, { onProgress: (share) => onProgress(share * 0.9), signal })
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
  const file = await readSheets(source, { ...(createWorker !== undefined && { createWorker }), signal })
  if (signal.aborted) return
  const changes = faultyRows.read(table, file)
  if (changes.length === 0) throw new SheetError('empty')
  let at = 0
  await runInSlices(
    (isInTime) => {
      for (; at < changes.length && isInTime(); at += 1) {
        const change = changes[at]
        if (change !== undefined) checker.change(change)
      }
      return at / changes.length
    },
    { onProgress: (share) => dispatch({ type: 'progressed', share }), signal },
  )
  dispatch({ type: 'correctedRead' })
}
