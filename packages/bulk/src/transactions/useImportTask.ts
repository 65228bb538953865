'use client'
import { type Dispatch, useEffect } from 'react'
import { type ReadSheetsOptions, SheetError } from '../sheets/index.ts'
import { type OpenWork, openWork } from '../sheets/worker/openWork.ts'
import { useOpenWork } from '../sheets/worker/useOpenWork.ts'
import type { ImportWork } from './createImportWork.ts'
import type { KnownReferences } from './createRowChecker.ts'
import type { ImportMemory } from './createImportMemory.ts'
import type { TransactionImportEvent, TransactionImportState } from './reduceTransactionImport.ts'
import type { RowRules } from './RowReader.ts'
import type { ImportShown, TransactionFieldName } from './TransactionImport.ts'

type ImportTaskOptions = {
  headings: Readonly<Partial<Record<TransactionFieldName, string>>> | undefined
  memory: ImportMemory
  createWorker: ReadSheetsOptions['createWorker'] | undefined
  /** Whether the reads that the check needs have ended, also with an error. */
  isReady: boolean
  /** Returns the rules; called when the check begins. */
  getRules: () => Omit<RowRules, 'table' | 'dateOrder' | 'isOrderSure'> & { known: KnownReferences }
}

type UseImportTaskReturnType = {
  work: OpenWork<ImportWork>
  /** Shows the worker's answer about the current file; answers come in the order of the calls. */
  showAnswer: (answer: Promise<ImportShown>) => void
  /** Keeps the worker until `taking` has ended, also after the widget unmounts. */
  holdFor: (taking: Promise<unknown>) => void
}

/** Opens the worker that holds the file, and runs the state's task in it; a replaced task is aborted. */
export function useImportTask(
  state: TransactionImportState,
  options: ImportTaskOptions,
  dispatch: Dispatch<TransactionImportEvent>,
): UseImportTaskReturnType {
  const { task, file } = state
  const { work, holdFor } = useOpenWork(() =>
    openWork<ImportWork>({
      createWorker: options.createWorker,
      load: async () => (await import('./createImportWork.ts')).createImportWork(),
    }),
  )
  const isWaiting = task?.what === 'checking' && !options.isReady
  useEffect(() => {
    if (task === null || isWaiting) return
    const controller = new AbortController()
    const { signal } = controller
    const onProgress = (share: number) => signal.aborted || dispatch({ type: 'progressed', share })
    runTask(work, state, options, { onProgress, signal }).then(
      (event) => signal.aborted || dispatch(event),
      (error: unknown) =>
        signal.aborted ||
        dispatch({ type: 'fileFailed', code: error instanceof SheetError ? error.code : 'broken' }),
    )
    return () => controller.abort()
    // The effect reads the values of the task's start: they stay the same until another task.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [task, isWaiting, dispatch])

  return {
    work,
    showAnswer: (answer) => {
      answer.then(
        (shown) => file && dispatch({ type: 'rowsShown', file, shown }),
        (error: unknown) => error instanceof SheetError && dispatch({ type: 'workLost', code: error.code }),
      )
    },
    holdFor,
  }
}

async function runTask(
  { ask }: OpenWork<ImportWork>,
  { task, file, layout, columns }: TransactionImportState,
  { headings, memory, getRules }: ImportTaskOptions,
  options: Pick<ReadSheetsOptions, 'onProgress' | 'signal'>,
): Promise<TransactionImportEvent> {
  if (task?.what === 'reading') {
    const { source, reading } = task
    const { encoding, delimiter } = reading
    const order = { source, headings, ...(encoding && { encoding }), ...(delimiter && { delimiter }) }
    const read = await ask('openImport', order, options)
    const remembered = memory.readColumns(read.columns)
    if (remembered === null) return { type: 'fileRead', ...read }
    const { digest } = read.file
    const mapped = await ask('mapImport', { digest, layout: read.layout, headings, remembered }, options)
    return { type: 'fileRead', ...read, columns: mapped }
  }
  if (task?.what === 'bringing')
    return { type: 'rowsCorrected', shown: await ask('bringBack', { source: task.source }, options) }
  if (task?.what === 'mending') return { type: 'rowsCorrected', shown: await ask('mendRows', task, options) }
  if (file === null || layout === null) throw new SheetError('changed')
  const { digest } = file
  if (task?.what === 'mapping')
    return { type: 'laidOut', layout, columns: await ask('mapImport', { digest, layout, headings }, options) }
  const { known, ...rules } = getRules()
  const format = { ...rules.format, decimalMark: layout.decimalMark }
  const isOrderSure = !layout.doubts.includes('dateOrder')
  const shown = await ask(
    'checkImport',
    {
      ...{ digest, layout, columns, headings, known },
      rules: { ...rules, format, dateOrder: layout.dateOrder, isOrderSure },
    },
    options,
  )
  return { type: 'rowsChecked', shown }
}
