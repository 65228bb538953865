'use client'
import {
  type ActiveDrawdown,
  type Amount,
  type DrawdownRequest,
  type Operation,
  addAmounts,
  compareAmounts,
} from '@onlend/core'
import { skipToken } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RequestDrawdownReview, RunningDrawdown } from './requestDrawdownForm.ts'
import type { WriteOutcome } from '../write-form/WriteOutcome.ts'
import type { WriteForm } from '../write-form/writeFormTypes.ts'
import { useLending } from '../../lending/useLending.ts'
import { usePendingOperation } from '../../pending-operations/usePendingOperation.ts'
import { isRequestedDrawdown } from '../../reads/isRequestedDrawdown.ts'
import { useActiveDrawdown } from '../../reads/useActiveDrawdown.ts'
import { useCreditLimit } from '../../reads/useCreditLimit.ts'

/**
 * The progress of a requested drawdown. No event reports it (T92): `active` comes from the active drawdown, and means only that a
 * drawdown of this amount is there now. `noNews`: no such drawdown appeared for `hours`.
 */
export type DrawdownProgress =
  | { is: 'waiting' }
  | { is: 'active'; drawdown: ActiveDrawdown }
  | { is: 'noNews'; hours: number }

type UseDrawdownProgressParameters = {
  form: Pick<
    WriteForm<Record<string, string>, string, RequestDrawdownReview, DrawdownRequest>,
    'step' | 'outcome' | 'operation' | 'operationId' | 'review' | 'data'
  >
  ownerId: string | null
  /** Hours. */
  noNewsAfter: number
}

/** Looks for a requested drawdown in the active one while the form is on screen: no event reports it (T92). */
export function useDrawdownProgress({ form, ownerId, noNewsAfter }: UseDrawdownProgressParameters): {
  progress: DrawdownProgress | null
  checkDrawdown: () => Promise<void>
} {
  const { now } = useLending()
  const { step, outcome, operation, operationId, review, data } = form
  const isSent = step === 'outcome' && ownerId !== null
  const since = operation?.acceptedAt ?? operation?.createdAt
  const waited = since === undefined ? 0 : now() - Date.parse(since)
  const progressWith = (active: ActiveDrawdown | null | undefined) =>
    drawdownProgress({
      ...{ outcome, operation, noNewsAfter, active, now: now() },
      amount: review?.amount ?? null,
      running: review?.running,
      drawdownId: data?.drawdown_id ?? null,
    })
  const active = useActiveDrawdown(
    isSent
      ? {
          customerPartnerId: ownerId,
          query: {
            // The hours of `noNews` grow between two reads that return the same data.
            notifyOnChangeProps: ['data', 'dataUpdatedAt', 'errorUpdatedAt'],
            refetchInterval: ({ state }) =>
              progressWith(state.data)?.is === 'active' ? false : followInterval(waited),
          },
        }
      : skipToken,
  )
  const limit = useCreditLimit(isSent ? { customerPartnerId: ownerId } : skipToken)
  const progress = isSent ? progressWith(active.data) : null

  const { pending, dismiss } = usePendingOperation({
    kind: 'requestDrawdown',
    ...(ownerId === null ? {} : { ownerId }),
  })
  const isThere = progress?.is === 'active'
  const isOurs = pending?.operationId === operationId
  const readLimitAgain = limit.refetch
  useEffect(() => {
    if (!isThere) return
    // The drawdown has changed the limit, and a reload has no pending operation left to resume.
    void readLimitAgain()
    if (isOurs) dismiss()
    // The effect runs once for each drawdown that was found.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isThere, operationId])

  return {
    progress,
    checkDrawdown: async () => {
      await Promise.all([active.refetch(), limit.refetch()])
    },
  }
}

const minute = 60_000

/** Milliseconds to the next read of the active drawdown after a request: short at first, then longer, for a day at most. */
function followInterval(waited: number): number | false {
  if (waited < minute) return 4_000
  if (waited < 10 * minute) return 15_000
  if (waited < 60 * minute) return minute
  return waited < 24 * 60 * minute ? 5 * minute : false
}

type DrawdownProgressParameters = {
  outcome: WriteOutcome | null
  operation: Pick<Operation, 'createdAt' | 'acceptedAt' | 'summary'> | null
  /** The requested amount, while this page remembers it. */
  amount: Amount | null
  /** The drawdown that was running at the request; `undefined` when that is not known, as after a reload. */
  running: RunningDrawdown | null | undefined
  /** The id in the service's answer to the request. */
  drawdownId: string | null
  active: ActiveDrawdown | null | undefined
  /** Milliseconds since 1970. */
  now: number
  /** Hours. */
  noNewsAfter: number
}

const hour = 3_600_000
const followed: ReadonlySet<WriteOutcome | null> = new Set([
  'accepted',
  'stale',
  'succeeded',
  'unknown',
] as const)

/** Looks for the requested drawdown in the active one. */
function drawdownProgress(parameters: DrawdownProgressParameters): DrawdownProgress | null {
  const { outcome, operation, active, now, noNewsAfter } = parameters
  if (!followed.has(outcome)) return null
  if (active && isRequested(active, parameters)) return { is: 'active', drawdown: active }
  const since = operation?.acceptedAt ?? operation?.createdAt
  const hours = since === undefined ? 0 : Math.floor((now - Date.parse(since)) / hour)
  return hours >= noNewsAfter ? { is: 'noNews', hours } : { is: 'waiting' }
}

function isRequested(active: ActiveDrawdown, parameters: DrawdownProgressParameters): boolean {
  const { operation, running, drawdownId } = parameters
  if (drawdownId !== null && active.id === drawdownId) return true
  const amount = parameters.amount ?? operation?.summary.amount ?? null
  if (amount === null) return false
  // A running drawdown can grow by the requested amount instead of a new one replacing it.
  if (running && running.id === active.id)
    return compareAmounts(active.amount_drawn, addAmounts(running.amountDrawn, amount)) === 0
  if (running !== undefined) return compareAmounts(active.amount_drawn, amount) === 0
  return operation !== null && isRequestedDrawdown(active, operation)
}
