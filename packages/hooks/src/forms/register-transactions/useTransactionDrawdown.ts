'use client'
import { skipToken } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useActiveDrawdown } from '../../reads/useActiveDrawdown.ts'
import type { UseRegisterTransactionsFormReturnType } from './registerTransactionsFormTypes.ts'

type UseTransactionDrawdownParameters = {
  customerPartnerId: string | null
  /** Not before financing is asked for, and not where the host named one. */
  isWanted: boolean
  /** What stands in the field. */
  drawdownId: string
  set: (name: 'drawdownId', value: string) => void
}

/** Fills in the drawdown that financing is taken from: the request for one does not name it, the active one does (T59). */
export function useTransactionDrawdown(
  parameters: UseTransactionDrawdownParameters,
): UseRegisterTransactionsFormReturnType['drawdown'] {
  const { customerPartnerId, isWanted, drawdownId, set } = parameters
  const isAsked = isWanted && customerPartnerId !== null
  const { data, isError, isPending } = useActiveDrawdown(isAsked ? { customerPartnerId } : skipToken)
  const found = data?.id ?? null
  const offered = useRef<string | null>(null)
  useEffect(() => {
    if (!isAsked || found === null || offered.current === found) return
    offered.current = found
    // What a person typed while it was being looked up is theirs.
    if (drawdownId === '') set('drawdownId', found)
  }, [isAsked, found, drawdownId, set])
  if (!isAsked) return 'notAsked'
  if (found !== null) return 'found'
  if (isError) return 'failed'
  return isPending ? 'asking' : 'none'
}
