'use client'
import type { Batch, BatchKind } from '@onlend/core/client/batches'
import { useEffect, useState } from 'react'
import { useLending } from '../lending/useLending.ts'
import { fetchBatches } from './fetchBatches.ts'
import { tryUntilRead } from './tryUntilRead.ts'

export type UseBatchesParameters = {
  /** @default the provider's */
  customerPartnerId?: string | undefined
  /** Reads nothing while it is `false`. @default true */
  enabled?: boolean
}

const kinds: readonly BatchKind[] = ['registerTransactions', 'reconcileRepayments']
const none: readonly Batch[] = []

/**
 * Reads the files of a customer partner that were begun to be sent, here or on another device, of every kind; empty until they are read.
 *
 * @example
 * const waiting = useBatches().filter(({ state }) => state !== 'sent')
 */
export function useBatches({
  customerPartnerId,
  enabled = true,
}: UseBatchesParameters = {}): readonly Batch[] {
  const lending = useLending()
  const ownerId = customerPartnerId ?? lending.customerPartnerId
  const [read, setRead] = useState<{ ownerId: string | null; batches: readonly Batch[] } | null>(null)
  useEffect(() => {
    if (!enabled || ownerId === null) return
    const gone = new AbortController()
    const readAll = async () => {
      const listBatches = await fetchBatches('listBatches')
      const lists = await Promise.all(
        kinds.map((kind) => listBatches(lending, { kind, customerPartnerId: ownerId })),
      )
      if (!gone.signal.aborted) setRead({ ownerId, batches: lists.flat() })
    }
    void tryUntilRead(lending, readAll, gone.signal)
    return () => gone.abort()
  }, [lending, ownerId, enabled])
  return enabled && read?.ownerId === ownerId ? read.batches : none
}
