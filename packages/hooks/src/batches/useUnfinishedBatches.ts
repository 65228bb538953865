'use client'
import type { Batch, BatchKind } from '@onlend/core/client/batches'
import { useCallback, useEffect, useState } from 'react'
import { useLending } from '../lending/useLending.ts'
import { fetchBatches } from './fetchBatches.ts'
import { tryUntilRead } from './tryUntilRead.ts'

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
    const gone = new AbortController()
    // One that got no answer may never have arrived.
    const isUnfinished = ({ state, pieces }: Batch<Kind>) =>
      state !== 'sent' || pieces.some((piece) => piece.state === 'unknown')
    const readAll = async () => {
      const listBatches = await fetchBatches('listBatches')
      const batches = await listBatches(lending, { kind, customerPartnerId })
      if (!gone.signal.aborted) setRead({ batches: batches.filter(isUnfinished), isPending: false })
    }
    // What cannot be read is not offered until it can: an import goes without it.
    tryUntilRead(lending, readAll, gone.signal).then(() => {
      if (!gone.signal.aborted) setRead((known) => (known.isPending ? { ...known, isPending: false } : known))
    })
    return () => gone.abort()
  }, [lending, kind, customerPartnerId, asked])
  return { ...read, refresh }
}
