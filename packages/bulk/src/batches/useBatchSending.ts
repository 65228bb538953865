'use client'
import { type LendingError, callEndpoint, createOperationId, isLendingError } from '@onlend/core'
import { writeJson } from '@onlend/core/internal'
import { type Batch, type BatchKind, createBatch, getBatch } from '@onlend/core/relay'
import { useRef, useState } from 'react'
import { endpointQueryKey, useBatches, useLending } from '@onlend/hooks'
import type { BatchProgress } from './BatchProgress.ts'
import { type SentRow, handOverRows } from './handOverRows.ts'
import { useBatchProgress } from './useBatchProgress.ts'

type UseBatchSendingParameters = {
  kind: BatchKind
  /** @default the provider's */
  customerPartnerId: string | null
  /** Whether the hook offers an earlier batch. */
  mayResume: boolean
  /** Called when the relay has taken the batch. */
  onBegun?: () => void
  /** Called when the relay has all rows of the batch of this page. */
  onHandedOver?: () => void
}

type BatchStart = Pick<Batch, 'fileName' | 'fileDigest'> & {
  sector: string | null
  /** The rows to send; `null` where they are lost, so that no batch begins. */
  getRows: () => Promise<SentRow[] | null>
}

type UseBatchSendingReturnType = {
  /** The batch of this page, or an earlier one, of this or another device. */
  progress: BatchProgress | null
  isStarting: boolean
  error: LendingError | null
  start: (batch: BatchStart) => void
}

type Own = { id: string; ownerId: string; isHandingOver: boolean; error: LendingError | null }

const notHere = { isHandingOver: false, error: null }

/** Begins a batch and hands its rows over to the relay, or follows an earlier one. */
export function useBatchSending({
  kind,
  customerPartnerId: ownerId,
  mayResume,
  onBegun,
  onHandedOver,
}: UseBatchSendingParameters): UseBatchSendingReturnType {
  const lending = useLending()
  const { client, queryClient } = lending
  const [begun, setBegun] = useState<Own | null>(null)
  const [left, setLeft] = useState<readonly string[]>([])
  const [isStarting, setIsStarting] = useState(false)
  const [error, setError] = useState<LendingError | null>(null)
  // A second press can come before the state of the first: two batches would send the money twice.
  const isBusy = useRef(false)
  const asked = useRef<{ id: string; facts: string } | null>(null)
  // T90: the batch of one partner is not shown, or sent, for another.
  const own = begun?.ownerId === ownerId ? begun : null
  const listed = useBatches({
    ...(ownerId !== null && { customerPartnerId: ownerId }),
    kind,
    query: { enabled: ownerId !== null && own === null && mayResume },
  })
  const offered = (mayResume && own === null ? (listed.data ?? []) : []).filter(
    ({ id }) => !left.includes(id),
  )
  // An unsent batch comes before one that only waits for outcomes.
  const resumed = offered.find(({ state }) => state !== 'sent') ?? offered[0]
  const progress = useBatchProgress(own?.id ?? resumed?.id ?? null, own ?? notHere)

  const begin = async ({ getRows, ...file }: BatchStart, customerPartnerId: string) => {
    const rows = await getRows()
    if (rows === null) return
    const body = { kind, ...file, fileName: file.fileName.slice(0, 200), total: rows.length }
    // A press after a lost answer begins the same batch again, with the same idempotency key.
    const facts = writeJson([customerPartnerId, body])
    if (asked.current?.facts !== facts) asked.current = { id: createOperationId(client), facts }
    const { id } = asked.current
    const batch = await callEndpoint(client, createBatch, { customerPartnerId, body }, { operationId: id })
    const follow = (known: Batch) =>
      queryClient.setQueryData(endpointQueryKey(lending, getBatch, { batchId: id }), known)
    const note = (change: Partial<Own>) => setBegun((one) => (one?.id === id ? { ...one, ...change } : one))
    asked.current = null
    follow(batch)
    onBegun?.()
    setBegun({ id, ownerId: customerPartnerId, isHandingOver: true, error: null })
    // The handover runs on while the page shows other content.
    void handOverRows(lending, batch, rows, follow).then(
      () => {
        note({ isHandingOver: false })
        onHandedOver?.()
      },
      (problem: unknown) => {
        note({ isHandingOver: false, error: isLendingError(problem) ? problem : null })
        if (!isLendingError(problem)) throw problem
      },
    )
  }
  return {
    progress: progress && {
      ...progress,
      close: () => {
        progress.close()
        setLeft((ids) => [...ids, progress.batch.id])
        setBegun(null)
      },
    },
    ...{ isStarting, error },
    start: (batch) => {
      if (isBusy.current || ownerId === null) return
      isBusy.current = true
      setIsStarting(true)
      setError(null)
      begin(batch, ownerId)
        .catch((problem: unknown) => {
          if (!isLendingError(problem)) throw problem
          setError(problem)
        })
        .finally(() => {
          isBusy.current = false
          setIsStarting(false)
        })
    },
  }
}
