'use client'
import { type Batch, type BatchKind, listBatches } from '@onlend/core/client/batches'
import { useCallback, useEffect, useState } from 'react'
import { useLending } from '../lending/useLending.ts'

export type UseUnfinishedBatchesParameters<Kind extends BatchKind> = {
  kind: Kind
  /** @default the provider's */
  customerPartnerId?: string | undefined
}

export type UseUnfinishedBatchesReturnType<Kind extends BatchKind> = {
  /** Those that still have pieces to send, the newest first; empty until they are read. */
  batches: readonly Batch<Kind>[]
  isPending: boolean
  /** Reads them again. */
  refresh: () => void
}

/** The batches that were begun, here or on another device, and not sent to the end. */
export function useUnfinishedBatches<Kind extends BatchKind>({
  kind,
  customerPartnerId,
}: UseUnfinishedBatchesParameters<Kind>): UseUnfinishedBatchesReturnType<Kind> {
  const lending = useLending()
  const [read, setRead] = useState<{ batches: readonly Batch<Kind>[]; isPending: boolean }>({
    batches: [],
    isPending: true,
  })
  const [asked, setAsked] = useState(0)
  const refresh = useCallback(() => setAsked((count) => count + 1), [])
  useEffect(() => {
    let isCurrent = true
    const settle = (batches: readonly Batch<Kind>[]) => {
      // One that got no answer may never have arrived.
      const isUnfinished = ({ state, pieces }: Batch<Kind>) =>
        state !== 'sent' || pieces.some((piece) => piece.state === 'unknown')
      if (isCurrent) setRead({ batches: batches.filter(isUnfinished), isPending: false })
    }
    // What cannot be read now is not offered: an import goes without it.
    listBatches(lending, { kind, customerPartnerId }).then(settle, () => settle([]))
    return () => {
      isCurrent = false
    }
  }, [lending, kind, customerPartnerId, asked])
  return { ...read, refresh }
}
