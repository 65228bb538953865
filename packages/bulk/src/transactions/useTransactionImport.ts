'use client'
import { useMemo, useReducer, useRef, useState } from 'react'
import { type SentRow, useBatchSending } from '../batches/index.ts'
import { useActiveDrawdown, useCreditLimit, useFinancings, useLending } from '@onlend/hooks'
import { type ReadSheetsOptions, SheetError } from '../sheets/index.ts'
import { collectRows } from '../sheets/worker/collectRows.ts'
import { findExcess } from './findExcess.ts'
import type { ImportWork } from './createImportWork.ts'
import { createImportMemory } from './createImportMemory.ts'
import { findMissingFields } from './findMissingFields.ts'
import { type TransactionImportEvent, reduceTransactionImport } from './reduceTransactionImport.ts'
import type {
  ImportLayout,
  ImportRowFilter,
  ImportShown,
  TransactionFieldName,
  TransactionImport,
} from './TransactionImport.ts'
import { writeFaultyRows } from './writeFaultyRows.ts'
import { useImportTask } from './useImportTask.ts'
import { useImportDraft } from './useImportDraft.ts'

export type UseTransactionImportParameters = {
  /** @default the provider's */
  customerPartnerId?: string
  /** The operator's name for the service's field `financier`; the host configures it, because it differs by environment. */
  operatorName: string
  /** ISO code of the operating country's currency, such as `NGN`: an amount in another one is an error. */
  currency?: string | undefined
  /** Digits after the point, where `Intl` and the service disagree. */
  currencyDigits?: number
  /** Fixes the sector, so that the form does not ask for it: `Lender`, `Aggregator` or `Market Place`. */
  sector?: string
  /** The id of the drawdown for the financing of rows that name none. @default the active drawdown's */
  drawdownId?: string
  /** The headings of the host's template, to recognise columns in any language. Must keep its identity between renders. */
  headings?: Readonly<Partial<Record<TransactionFieldName, string>>>
  /** Makes the worker that holds the file off the main thread; `null` holds it on the page and works in short slices. */
  createWorker?: ReadSheetsOptions['createWorker']
}

const nothing: ImportShown = {
  totals: { rows: 0, errors: 0, warnings: 0, held: 0, leftOut: 0, amounts: [], months: [] },
  ...{ rows: [], first: 0, total: 0, issueCounts: [], decisions: [] },
}
/** Rows per page. */
const pageSize = 50

/**
 * The logic of registering the transactions of a spreadsheet, without a view: reading it, finding its columns, every rule of the API and every
 * damage by row and cell, corrections, and handing its rows to the relay, which sends them also when the page is closed. Until then, the file and its
 * corrections wait on this device, sealed.
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
  const { step, task, file, layout, columns, shown } = state
  // T90: during the render, not in an effect: no frame shows, and no call sends, one partner's rows for another.
  const [seenPartnerId, setSeenPartnerId] = useState(customerPartnerId)
  if (seenPartnerId !== customerPartnerId) {
    setSeenPartnerId(customerPartnerId)
    dispatch({ type: 'ownerChanged' })
  }

  const memory = useMemo(
    () => createImportMemory({ storage, environment, tenantId, userId }, customerPartnerId),
    [storage, environment, tenantId, userId, customerPartnerId],
  )
  const [chosenSector, setSector] = useState<string | null>(null)
  // The remembered sector is read only with a file, so that a prerendered page and its script agree.
  const sector = parameters.sector ?? chosenSector ?? (file === null ? null : memory.readSector())

  const isAsked = customerPartnerId !== null && (file !== null || task !== null)
  const owner = { ...(customerPartnerId !== null && { customerPartnerId }) }
  const financings = useFinancings({ ...owner, query: { enabled: isAsked } })
  const drawdown = useActiveDrawdown({
    ...owner,
    query: { enabled: isAsked && parameters.drawdownId === undefined },
  })
  const creditLimit = useCreditLimit({ ...owner, query: { enabled: isAsked } })
  const { work, showAnswer, holdFor } = useImportTask(
    state,
    {
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
  const ordering = useRef(new AbortController())
  const reorder = (filter: ImportRowFilter) => {
    // Aborts the earlier sort, which has no reader any more.
    ordering.current.abort()
    ordering.current = new AbortController()
    const { signal } = ordering.current
    showAnswer(work.ask('showRows', { first: 0, count: pageSize, filter }, { signal }))
  }
  const { kept, forget } = useImportDraft(
    state,
    {
      ...{ customerPartnerId, sector, setSector },
      takeWork: () => work.ask('takeWork', null),
      redo: ({ changes, leftOut, accepted }) => {
        const codes = accepted.map((code) => [code, true] as const)
        showAnswer(work.ask('changeRows', { changes, leftOut, accepted: codes }))
        reorder(state.filter)
      },
    },
    dispatch,
  )
  const { start, progress, isStarting, error } = useBatchSending({
    ...{ kind: 'registerTransactions', customerPartnerId },
    mayResume: state.mayResume && step === 'choose' && task === null,
    onBegun: () => dispatch({ type: 'batchBegun' }),
    onHandedOver: forget,
  })
  // During the handover to the relay the rows stay unchanged.
  const act = (event: TransactionImportEvent) => {
    if (!isStarting) dispatch(event)
  }

  const { rows, first, total, totals, issueCounts, decisions } = shown ?? nothing
  const missing = findMissingFields(layout === null ? null : columns)
  const canChange = shown !== null && task === null && !isStarting
  const change = (order: Parameters<ImportWork['changeRows']>[0]) => showAnswer(work.ask('changeRows', order))

  const setLayout: TransactionImport['setLayout'] = (chosen) => {
    if (file === null || layout === null || step !== 'layout' || task?.what === 'reading') return
    const settled = Object.keys(chosen)
    const next: ImportLayout = {
      ...layout,
      ...chosen,
      // A person's choice is no longer a guess.
      doubts: layout.doubts.filter((doubt) => !settled.includes(doubt)),
    }
    if (chosen.encoding !== undefined || chosen.delimiter !== undefined)
      return act({ type: 'fileRefetched', layout: next })
    const keepsColumns = chosen.sheet === undefined && chosen.headerRow === undefined
    act(keepsColumns ? { type: 'laidOut', layout: next, columns } : { type: 'relaid', layout: next })
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
    asksSector: parameters.sector === undefined,
    setSector,
    confirmLayout: () => {
      if (missing.length > 0 || layout === null || task !== null) return
      memory.keepColumns(columns)
      act({ type: 'layoutConfirmed' })
      if (shown !== null) reorder(state.filter)
    },
    ...{ rows, first, total },
    show: (from, count = pageSize) => {
      if (shown !== null) showAnswer(work.ask('showRows', { first: from, count }))
    },
    filter: state.filter,
    setFilter: (more) => {
      act({ type: 'filtered', change: more })
      if (shown !== null) reorder({ ...state.filter, ...more })
    },
    totals,
    excess: findExcess(totals, creditLimit.data, drawdown.data),
    issueCounts,
    decisions,
    decide: ({ code, how }, isTaken) => {
      if (!canChange) return
      if (how === 'mend') return act({ type: 'mendChosen', code, isMended: isTaken })
      change({ accepted: [[code, isTaken]] })
    },
    edit: (rowId, field, value) => {
      if (!canChange) return
      act({ type: 'typed', rowId, field, value })
      change({ changes: [{ rowId, values: { [field]: value } }] })
    },
    leaveOut: (rowId, isLeftOut) => {
      if (canChange) change({ leftOut: [[rowId, isLeftOut]] })
    },
    writeFaulty: async (say, heading) =>
      shown === null ? '' : writeFaultyRows((order) => work.ask('takeFaulty', order), { say, heading }),
    bringBack: (source) => act({ type: 'correctedChosen', source }),
    goTo: (next) => {
      act({ type: 'went', step: next })
      if (canChange) reorder(state.filter)
    },
    canReview: canChange && (sector ?? '') !== '' && totals.amounts.length > 0,
    start: () => {
      if (step !== 'review' || shown === null || file === null || sector === null) return
      const getRows = async (): Promise<SentRow[] | null> => {
        const taking = collectRows((from) => work.ask('takeBatchRows', { from }))
        holdFor(taking)
        const sent = await taking.catch((problem: unknown) => {
          if (!(problem instanceof SheetError)) throw problem
          dispatch({ type: 'workLost', code: problem.code })
        })
        if (sent === undefined) return null
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

/** Whether a read is running; after a failure or offline, the check runs without it. */
function isOnItsWay({ isPending, fetchStatus }: { isPending: boolean; fetchStatus: string }): boolean {
  return isPending && fetchStatus === 'fetching'
}

function toBusy({
  task,
  share,
}: Parameters<typeof reduceTransactionImport>[0] & object): TransactionImport['busy'] {
  if (task === null || task.what === 'mapping') return null
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
