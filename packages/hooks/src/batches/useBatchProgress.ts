'use client'
import type { BatchKind, OpenBatch } from '@onlend/core/client/batches'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useLending } from '../lending/useLending.ts'
import { useLendingEvents } from '../operations/useLendingEvents.ts'
import { writeSheet } from '../sheets/index.ts'
import type { BatchProgress, BatchRowResult } from './BatchProgress.ts'
import { createResults } from './createResults.ts'
import { type ReadRows, createRowReadings } from './createRowReadings.ts'

/** The columns of the report, in order. */
const columns = [
  'line',
  'reference',
  'amount',
  'state',
  'message',
  'operationId',
  'position',
] as const satisfies readonly Exclude<keyof BatchRowResult, 'reason'>[]

/** A batch with what became of each row, as events come; `null` without one. */
export function useBatchProgress<Kind extends BatchKind>(
  open: OpenBatch<Kind> | null,
): BatchProgress<Kind> | null {
  const lending = useLending()
  // Of the batch's own partner, who need not be the provider's.
  useLendingEvents(open ? { customerPartnerId: open.customerPartnerId } : {})
  const batch = useSyncExternalStore(open?.subscribe ?? listenToNothing, open?.get ?? getNothing, getNothing)
  const readings = useMemo(() => open && createRowReadings(lending, open), [lending, open])
  const rows = useSyncExternalStore(
    readings?.subscribe ?? listenToNothing,
    readings?.get ?? getNoRows,
    getNoRows,
  )
  const join = useMemo(() => open && createResults(open), [open])
  const joined = useMemo(() => (batch && join ? join(batch.pieces, rows) : null), [batch, join, rows])
  const writeReport = useCallback<BatchProgress['writeReport']>(
    (headings, sayState, sayReason) =>
      writeSheet(
        (joined?.results ?? []).map((result) =>
          columns.map((column) => {
            if (column === 'state') return sayState(result.state)
            const said = column === 'message' && result.reason !== null ? sayReason?.(result.reason) : null
            return String(result[column] ?? said ?? '')
          }),
        ),
        { headings: columns.map((column) => headings[column]) },
      ),
    [joined],
  )
  return useMemo(() => {
    if (!open || !batch || !joined) return null
    return {
      batch,
      ...joined,
      troubled: batch.pieces.filter(
        ({ state, problem, isLeftOut }) => state === 'unknown' || (problem !== null && isLeftOut !== true),
      ),
      // What fails shows in the batch.
      send: () => void open.send().catch(() => undefined),
      pause: open.pause,
      confirmDuplicate: (operationId) => void open.confirmDuplicate(operationId).catch(() => undefined),
      skip: open.skip,
      close: () => void open.remove().catch(() => undefined),
      writeReport,
    }
  }, [open, batch, joined, writeReport])
}

const noRows: ReadRows = new Map()

function listenToNothing(): () => void {
  return () => undefined
}

function getNothing(): null {
  return null
}

function getNoRows(): ReadRows {
  return noRows
}
