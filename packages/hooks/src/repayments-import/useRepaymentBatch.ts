'use client'
import type { LendingError } from '@onlend/core'
import { isLendingError } from '@onlend/core'
import type { OpenBatch } from '@onlend/core/client/batches'
import { useEffect, useState } from 'react'
import { type BatchProgress, fetchBatches, useBatchProgress, useUnfinishedBatches } from '../batches/index.ts'
import { useLending } from '../lending/useLending.ts'
import type { RepaymentLine } from './RepaymentMatcher.ts'
import type { Statement } from './StatementLine.ts'
import { toRepaymentRows } from './toRepaymentRows.ts'

type Kind = 'reconcileRepayments'

type UseRepaymentBatchReturnType = {
  batch: OpenBatch<Kind> | null
  progress: BatchProgress<Kind> | null
  isStarting: boolean
  error: LendingError | null
  start: (statement: Statement, accepted: readonly RepaymentLine[]) => void
  /** Leaves it: it is forgotten on the device and at the relay. */
  leave: () => void
}

/** The batch that is sent, and one that was begun before and not sent to the end. */
export function useRepaymentBatch(customerPartnerId: string | undefined): UseRepaymentBatchReturnType {
  const lending = useLending()
  const kind = 'reconcileRepayments'
  const unfinished = useUnfinishedBatches({ kind, customerPartnerId })
  const [opened, setOpened] = useState<OpenBatch<Kind> | null>(null)
  // T90: what was opened for one partner is not shown, or sent, for another.
  const ownerId = customerPartnerId ?? lending.customerPartnerId
  const batch = opened?.customerPartnerId === ownerId ? opened : null
  const [isStarting, setIsStarting] = useState(false)
  const [error, setError] = useState<LendingError | null>(null)
  const [left, setLeft] = useState<readonly string[]>([])
  const progress = useBatchProgress(batch)

  const begun = unfinished.batches.find(({ id }) => !left.includes(id))?.id ?? null
  useEffect(() => {
    if (begun === null) return
    let isCurrent = true
    const adopt = (found: OpenBatch<Kind> | null) => {
      if (!isCurrent || !found) return
      setOpened((present) => (present?.customerPartnerId === found.customerPartnerId ? present : found))
    }
    // What cannot be opened now is offered the next time.
    fetchBatches('openBatch')
      .then((openBatch) => openBatch(lending, { kind, customerPartnerId, id: begun }))
      .then(adopt, () => undefined)
    return () => {
      isCurrent = false
    }
  }, [lending, customerPartnerId, begun])

  const begin = async ({ fileName, fileDigest }: Statement, accepted: readonly RepaymentLine[]) => {
    const rows = toRepaymentRows(accepted)
    const file = { fileName, fileDigest, shared: null }
    const startBatch = await fetchBatches('startBatch')
    const started = await startBatch(lending, { kind, customerPartnerId, rows, ...file })
    setOpened(started)
    // How it went is in the batch itself.
    started.send().catch(() => undefined)
  }
  return {
    ...{ batch, progress, isStarting, error },
    start: (statement, accepted) => {
      if (isStarting || batch !== null || accepted.length === 0) return
      setIsStarting(true)
      setError(null)
      begin(statement, accepted)
        .catch((problem: unknown) => {
          if (!isLendingError(problem)) throw problem
          setError(problem)
        })
        .finally(() => setIsStarting(false))
    },
    leave: () => {
      if (batch === null) return
      setLeft((ids) => [...ids, batch.get().id])
      setOpened(null)
      batch.remove().catch(() => undefined)
    },
  }
}
