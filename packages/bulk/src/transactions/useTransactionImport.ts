'use client'
import { useMemo, useReducer, useState } from 'react'
import { type SentRow, useBatchSending } from '../batches/index.ts'
import { useActiveDrawdown, useCreditLimit, useFinancings, useLending } from '@onlend/hooks'
import type { ReadSheetsOptions } from '../sheets/index.ts'
import { createFieldFinder } from './createFieldFinder.ts'
import { findExcess } from './findExcess.ts'
import type { RowChecker } from './createRowChecker.ts'
import { createImportMemory } from './createImportMemory.ts'
import { faultyRows } from './faultyRows.ts'
import { findMissingFields } from './findMissingFields.ts'
import { mapColumns } from './mapColumns.ts'
import { type TransactionImportEvent, reduceTransactionImport } from './reduceTransactionImport.ts'
import type {
  ImportLayout,
  ImportTotals,
  TransactionFieldName,
  TransactionImport,
} from './TransactionImport.ts'
import { runInSlices } from './runInSlices.ts'
import { useImportTask } from './useImportTask.ts'
import { useImportDraft } from './useImportDraft.ts'

export type UseTransactionImportParameters = {
  /** @default the provider's */
  customerPartnerId?: string
  /** The operator's name as the service wants it in `financier`; it differs by environment, so the host configures it. */
  operatorName: string
  /** ISO code of the operating country's currency, such as `NGN`: an amount in another one is an error. */
  currency?: string | undefined
  /** Digits after the point, where `Intl` and the service disagree. */
  currencyDigits?: number
  /** Fixes the sector, so that the person is not asked: `Lender`, `Aggregator` or `Market Place`. */
  sector?: string
  /** The drawdown that financing is taken from, for rows that name none. @default the active drawdown's */
  drawdownId?: string
  /** What the host's template calls the fields, to recognise columns by in any language. Must keep its identity between renders. */
  headings?: Readonly<Partial<Record<TransactionFieldName, string>>>
  /** Makes the worker that reads files off the main thread; `null` reads in short slices on it. */
  createWorker?: ReadSheetsOptions['createWorker']
}

const noTotals: ImportTotals = {
  ...{ rows: 0, errors: 0, warnings: 0, held: 0, leftOut: 0 },
  ...{ amounts: [], months: [] },
}

/**
 * Everything it takes to register the transactions of a spreadsheet but the looks: reading it, finding its columns, every rule of the API and every
 * damage by row and cell, corrections, and handing its rows to the relay, which sends them also when the page is closed. Until the relay has them, the file and what was corrected in it wait on this device, sealed.
 *
 * @example
 * const imported = useTransactionImport({ operatorName: 'Harbour Capital', currency: 'NGN' })
 * <input type="file" onChange={({ target }) => target.files?.[0] && imported.choose(target.files[0])} />
 */
export function useTransactionImport(parameters: UseTransactionImportParameters): TransactionImport {
  const { operatorName, currency, headings, createWorker } = parameters
  const lending = useLending()
  const { storage, environment, tenantId, userId } = lending
  const customerPartnerId = parameters.customerPartnerId ?? lending.customerPartnerId
  const [state, dispatch] = useReducer(reduceTransactionImport, undefined, () => reduceTransactionImport())
  const { step, task, file, layout, columns, checked, version, order } = state
  // T90: while it is drawn, and not after it: what was chosen for one partner is at no time shown, or sent, for another.
  const [seenPartnerId, setSeenPartnerId] = useState(customerPartnerId)
  if (seenPartnerId !== customerPartnerId) {
    setSeenPartnerId(customerPartnerId)
    dispatch({ type: 'ownerChanged' })
  }

  const fieldByHeading = useMemo(() => createFieldFinder(headings), [headings])
  const memory = useMemo(
    () => createImportMemory({ storage, environment, tenantId, userId }, customerPartnerId),
    [storage, environment, tenantId, userId, customerPartnerId],
  )
  const [chosenSector, setSector] = useState<string | null>(null)
  // What was chosen the last time is read when a file is there, so that a prerendered page and its script agree.
  const sector = parameters.sector ?? chosenSector ?? (file === null ? null : memory.readSector())

  const isAsked = customerPartnerId !== null && (file !== null || task !== null)
  const owner = { ...(customerPartnerId !== null && { customerPartnerId }) }
  const financings = useFinancings({ ...owner, query: { enabled: isAsked } })
  const drawdown = useActiveDrawdown({
    ...owner,
    query: { enabled: isAsked && parameters.drawdownId === undefined },
  })
  const creditLimit = useCreditLimit({ ...owner, query: { enabled: isAsked } })
  useImportTask(
    state,
    {
      fieldByHeading,
      headings,
      memory,
      createWorker,
      isReady: !isOnItsWay(financings) && !isOnItsWay(drawdown),
      getRules: () => ({
        format: { digits: parameters.currencyDigits ?? countDigits(currency), decimalMark: '.' },
        currency: currency ?? null,
        operatorName,
        drawdownId: parameters.drawdownId ?? drawdown.data?.id ?? null,
        known: {
          sent: memory.readReferences(),
          financed: new Set(financings.data?.map((financing) => financing.transaction_reference)),
        },
      }),
    },
    dispatch,
  )
  const { kept, noteLeftOut, forget } = useImportDraft(
    state,
    { customerPartnerId, sector, setSector },
    dispatch,
  )
  const { start, progress, isStarting, error } = useBatchSending({
    ...{ kind: 'registerTransactions', customerPartnerId },
    mayResume: state.mayResume && step === 'choose' && task === null,
    onBegun: () => dispatch({ type: 'batchBegun' }),
    onHandedOver: forget,
  })
  // Rows that are on their way to the relay are no longer changed here.
  const act = (event: TransactionImportEvent) => {
    if (!isStarting) dispatch(event)
  }

  // The rows are the checker's, which counts its changes by `version`.
  /* oxlint-disable react/exhaustive-deps */
  const rows = useMemo(
    () => (checked === null ? [] : order.map((id) => checked.checker.row(id))),
    [checked, order, version],
  )
  const totals = useMemo(() => checked?.checker.totals() ?? noTotals, [checked, version])
  const issueCounts = useMemo(() => checked?.checker.issueCounts() ?? [], [checked, version])
  const decisions = useMemo(() => checked?.checker.decisions() ?? [], [checked, version])
  /* oxlint-enable react/exhaustive-deps */
  const missing = findMissingFields(layout === null ? null : columns)
  const canChange = checked !== null && task === null && !isStarting
  const changed = (ids: readonly number[]) => ids.length > 0 && act({ type: 'rowsChanged' })

  const setLayout: TransactionImport['setLayout'] = (change) => {
    if (file === null || layout === null || step !== 'layout') return
    const settled = Object.keys(change)
    const next: ImportLayout = {
      ...layout,
      ...change,
      // What a person has chosen is no guess any more.
      doubts: layout.doubts.filter((doubt) => !settled.includes(doubt)),
    }
    if (change.encoding !== undefined || change.delimiter !== undefined)
      return act({ type: 'fileRefetched', layout: next })
    const sheet = file.sheets[next.sheet]
    if (sheet === undefined) return
    const keepsColumns = change.sheet === undefined && change.headerRow === undefined
    act({
      type: 'laidOut',
      layout: next,
      columns: keepsColumns ? columns : mapColumns(sheet, next, { fieldByHeading }),
    })
  }
  const setColumn: TransactionImport['setColumn'] = (index, field) => {
    if (step !== 'layout') return
    const next = columns.map((column) => {
      if (column.index === index) return { ...column, field, foundBy: 'person' as const }
      // A field stands in one column.
      return field !== null && column.field === field ? { ...column, field: null, foundBy: null } : column
    })
    act({ type: 'columnsMapped', columns: next })
  }

  return {
    customerPartnerId,
    step: progress === null ? step : 'batch',
    busy: toBusy(state),
    fileError: state.fileError,
    file,
    choose: (source) => act({ type: 'chosen', source }),
    kept,
    startOver: () => {
      forget()
      act({ type: 'startedOver' })
    },
    layout,
    setLayout,
    columns,
    setColumn,
    missing,
    sector,
    setSector,
    confirmLayout: () => {
      if (missing.length > 0 || layout === null) return
      memory.keepColumns(columns)
      act({ type: 'layoutConfirmed' })
    },
    rows,
    filter: state.filter,
    setFilter: (change) => act({ type: 'filtered', change }),
    totals,
    excess: findExcess(totals, creditLimit.data, drawdown.data),
    issueCounts,
    decisions,
    decide: ({ code, how }, isTaken) => {
      if (!canChange) return
      if (how === 'mend') return act({ type: 'mendChosen', code, isMended: isTaken })
      checked.checker.accept(code, isTaken)
      act({ type: 'rowsChanged' })
    },
    edit: (rowId, field, value) => {
      if (canChange) changed(checked.checker.change({ rowId, values: { [field]: value } }))
    },
    leaveOut: (rowId, isLeftOut) => {
      if (!canChange) return
      noteLeftOut(rowId, isLeftOut)
      changed(checked.checker.leaveOut(rowId, isLeftOut))
    },
    writeFaulty: async (say, heading) =>
      checked === null ? '' : faultyRows.write(checked.table, checked.checker, { say, heading }),
    bringBack: (source) => act({ type: 'correctedChosen', source }),
    goTo: (next) => act({ type: 'went', step: next }),
    canReview: canChange && (sector ?? '') !== '' && totals.amounts.length > 0,
    start: () => {
      if (step !== 'review' || checked === null || file === null || sector === null) return
      const { checker } = checked
      const getRows = async (): Promise<SentRow[]> => {
        const sent = await collectRows(checker)
        memory.keepSector(sector)
        memory.keepReferences(sent.map(({ transaction }) => transaction.transaction_reference))
        return sent
      }
      start({ fileName: file.name, fileDigest: file.digest, sector, getRows })
    },
    isStarting,
    startError: error,
    progress: progress && {
      ...progress,
      close: () => {
        progress.close()
        dispatch({ type: 'startedOver' })
      },
    },
  }
}

type ImportedRow = NonNullable<ReturnType<RowChecker['toBatchRow']>>

/** The rows to send, gathered in short slices. */
async function collectRows(checker: RowChecker): Promise<ImportedRow[]> {
  const rows: ImportedRow[] = []
  let at = 0
  await runInSlices((isInTime) => {
    for (; at < checker.size && isInTime(); at += 1) {
      const row = checker.toBatchRow(at)
      if (row !== null) rows.push(row)
    }
    return at / checker.size
  })
  return rows
}

/** Not when it failed or cannot be asked: rows are checked without it. */
function isOnItsWay({ isPending, fetchStatus }: { isPending: boolean; fetchStatus: string }): boolean {
  return isPending && fetchStatus === 'fetching'
}

function toBusy({
  task,
  share,
}: Parameters<typeof reduceTransactionImport>[0] & object): TransactionImport['busy'] {
  if (task === null) return null
  return { what: task.what === 'checking' ? 'checking' : 'reading', share }
}

/** Digits after the point that a currency has by `Intl`; 2 where it is not known. */
function countDigits(currency: string | undefined): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency ?? 'NGN' })
    return format.resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    // Not a currency code.
    return 2
  }
}
