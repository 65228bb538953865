'use client'
import { addAmounts, compareAmounts, type Financing, type LendingError } from '@onlend/core'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { calendarDays } from '@onlend/core/internal'
import { useActiveDrawdown, useCreditLimit, useFinancings, useLending } from '@onlend/hooks'
import type { UseRepaymentMatcherParameters } from './RepaymentMatcher.ts'
import type { OpenFinancing } from './RepaymentProposal.ts'
import { toFinancingRows, type ToFinancingRowsOptions } from '@onlend/hooks/internal'
import { nextTask } from '../lib/nextTask.ts'

type UseOpenFinancingsReturnType = {
  /** All financings, with the paid ones; `null` before the read. */
  financings: readonly OpenFinancing[] | null
  open: readonly OpenFinancing[]
  /** `YYYY-MM-DD`, in the lender's zone. */
  today: string
  /** The same function until the financings change. */
  find: (reference: string) => OpenFinancing | null
  currency: string | null
  error: LendingError | null
  refetch: () => void
}

const none: readonly OpenFinancing[] = []

/** The financings as the matcher needs them. */
export function useOpenFinancings(parameters: UseRepaymentMatcherParameters): UseOpenFinancingsReturnType {
  const { customerPartnerId, getSchedule, timeZone } = parameters
  const { now } = useLending()
  const today = calendarDays.toDay(now(), timeZone)
  const owner = customerPartnerId === undefined ? {} : { customerPartnerId }
  const query = useFinancings(owner)
  const activeDrawdown = useActiveDrawdown(owner)
  const limit = useCreditLimit({ ...owner, query: { enabled: parameters.currency === undefined } })
  const currency = parameters.currency ?? limit.data?.currency ?? null
  const drawdown = activeDrawdown.data ?? null
  // After a failure or offline, the matcher runs without this read.
  const isOnItsWay = [activeDrawdown, ...(parameters.currency === undefined ? [limit] : [])].some(
    ({ isPending, fetchStatus }) => isPending && fetchStatus === 'fetching',
  )
  const { data } = query
  const [financings, setFinancings] = useState<readonly OpenFinancing[] | null>(null)
  useEffect(() => {
    if (!data || isOnItsWay) return
    const stop = new AbortController()
    const options = { getSchedule, drawdown, currency, today, timeZone }
    toOpenFinancings(data, options, stop.signal).then(setFinancings, () => {
      // The effect was replaced by one for another list.
    })
    return () => stop.abort()
  }, [data, isOnItsWay, getSchedule, drawdown, currency, today, timeZone])
  const byReference = useMemo(
    () => new Map((financings ?? none).map((financing) => [financing.reference, financing])),
    [financings],
  )
  const open = useMemo(() => financings?.filter(({ isCompleted }) => !isCompleted) ?? none, [financings])
  const find = useCallback((reference: string) => byReference.get(reference) ?? null, [byReference])
  return {
    ...{ financings, open, currency, find, today },
    error: query.error,
    refetch: () => void query.refetch(),
  }
}

/** Financings per piece: some milliseconds on a phone. */
const rowsPerPiece = 250

/**
 * The service's financings as the matcher needs them, with paid ones, so that the matcher recognises a line that names one. Works in pieces between which the
 * page can run other tasks.
 *
 * @throws the abort reason of `signal`
 */
async function toOpenFinancings(
  financings: readonly Financing[],
  options: ToFinancingRowsOptions,
  signal: AbortSignal,
): Promise<OpenFinancing[]> {
  const found = new Map<string, OpenFinancing>()
  const toDay = calendarDays.createDayReader(options.timeZone)
  for (let from = 0; from < financings.length; from += rowsPerPiece) {
    for (const row of toFinancingRows(financings.slice(from, from + rowsPerPiece), options)) {
      const { transaction_reference: reference, client_id: clientId, contact_number: phone } = row.financing
      const due = row.instalments
        .filter(({ state }) => state !== 'paid')
        .map(({ due: day, unpaid }) => ({ day, unpaid }))
      const isCompleted =
        row.status === 'completed' || (row.unpaid !== null && compareAmounts(row.unpaid, '0') <= 0)
      const known = found.get(reference)
      const start = row.financing.start_date ?? row.financing.upload_date
      const startDay = start === null ? null : toDay(start)
      found.set(reference, {
        ...{ reference, clientId, client: row.customer, phone, currency: row.currency },
        startDay:
          known?.startDay && startDay !== null && known.startDay < startDay ? known.startDay : startDay,
        unpaid: known?.unpaid && row.unpaid !== null ? addAmounts(known.unpaid, row.unpaid) : row.unpaid,
        due: isCompleted ? [] : due,
        isCompleted: isCompleted && (known?.isCompleted ?? true),
        isRepeated: known !== undefined,
      })
    }
    await nextTask()
    signal.throwIfAborted()
  }
  return [...found.values()]
}
