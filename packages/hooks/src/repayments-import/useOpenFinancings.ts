'use client'
import type { LendingError } from '@onlend/core'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { calendarDays } from '../financings/calendarDays.ts'
import { useLending } from '../lending/useLending.ts'
import { useActiveDrawdown } from '../reads/useActiveDrawdown.ts'
import { useCreditLimit } from '../reads/useCreditLimit.ts'
import { useFinancings } from '../reads/useFinancings.ts'
import type { UseRepaymentMatcherParameters } from './RepaymentMatcher.ts'
import type { OpenFinancing } from './RepaymentProposal.ts'
import { toOpenFinancings } from './toOpenFinancings.ts'

type UseOpenFinancingsReturnType = {
  /** All that were read, paid ones among them; `null` until then. */
  financings: readonly OpenFinancing[] | null
  open: readonly OpenFinancing[]
  /** The same until other financings are read. */
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
  // Not when one failed or cannot be asked: lines are matched without it.
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
      // Another list has come meanwhile.
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
    ...{ financings, open, currency, find },
    error: query.error,
    refetch: () => void query.refetch(),
  }
}
