'use client'
import { isLendingError } from '@onlend/core'
import type { OpenBatch } from '@onlend/core/client/batches'
import { type Dispatch, useEffect, useMemo, useRef } from 'react'
import { type BatchProgress, fetchBatches, tryUntilRead, useBatchProgress } from '../batches/index.ts'
import { useLending } from '../lending/useLending.ts'
import type { ImportMemory } from './createImportMemory.ts'
import type { TransactionImportEvent, TransactionImportState } from './reduceTransactionImport.ts'
import { runInSlices } from './runInSlices.ts'

type ImportBatchOptions = {
  customerPartnerId: string | null
  sector: string | null
  pieceSize: number | undefined
  memory: ImportMemory
}

type ImportBatch = {
  start: () => void
  progress: BatchProgress<'registerTransactions'> | null
}

const kind = 'registerTransactions'

/** Begins the batch of an import, or goes on with one that was begun before, here or on another device. */
export function useImportBatch(
  state: TransactionImportState,
  { customerPartnerId, sector, pieceSize, memory }: ImportBatchOptions,
  dispatch: Dispatch<TransactionImportEvent>,
): ImportBatch {
  const lending = useLending()
  const { step, task, batch, checked, file } = state
  const progress = useBatchProgress(batch)
  const isIdle = step === 'choose' && task === null && state.mayResume
  const owner = customerPartnerId ?? undefined
  const hasOwner = customerPartnerId !== null

  useEffect(() => {
    if (!isIdle || !hasOwner) return
    const gone = new AbortController()
    const resume = async (): Promise<void> => {
      const listBatches = await fetchBatches('listBatches')
      const batches = await listBatches(lending, { kind, customerPartnerId: owner })
      // What is still to be sent comes before what only waits for its outcome.
      const found = batches.find((one) => one.state !== 'sent') ?? batches[0]
      if (found === undefined || gone.signal.aborted) return
      const openBatch = await fetchBatches('openBatch')
      const opened = await openBatch(lending, { kind, customerPartnerId: owner, id: found.id })
      if (opened !== null && !gone.signal.aborted) dispatch({ type: 'batchOpened', batch: opened })
    }
    // A relay that cannot be read now is asked again until it can; a file can be chosen all the same.
    void tryUntilRead(lending, resume, gone.signal)
    return () => gone.abort()
  }, [lending, owner, hasOwner, isIdle, dispatch])

  const latestOwner = useRef(owner)
  useEffect(() => {
    latestOwner.current = owner
  }, [owner])
  const isStarting = useRef(false)
  const start = () => {
    if (step !== 'review' || checked === null || file === null || sector === null || isStarting.current)
      return
    // A second press comes before the state of the first: two batches would be two times the money.
    isStarting.current = true
    dispatch({ type: 'started' })
    const begin = async (): Promise<OpenBatch<typeof kind>> => {
      const rows: OpenBatch<typeof kind>['rows'][number][] = []
      let at = 0
      await runInSlices((isInTime) => {
        for (; at < checked.checker.size && isInTime(); at += 1) {
          const row = checked.checker.toBatchRow(at)
          if (row !== null) rows.push(row)
        }
        return at / checked.checker.size
      })
      const startBatch = await fetchBatches('startBatch')
      const begun = await startBatch(lending, {
        ...{ kind, customerPartnerId: owner, fileName: file.name, fileDigest: file.digest },
        shared: { sector },
        rows,
        pieceSize,
      })
      memory.keepSector(sector)
      memory.keepReferences(rows.map(({ transaction }) => transaction.transaction_reference))
      return begun
    }
    begin()
      .then(
        (begun) => {
          // Another partner is shown by now: the batch is offered when this one is shown again.
          if (latestOwner.current !== owner) return
          dispatch({ type: 'batchOpened', batch: begun })
          return begun.send()
        },
        (error: unknown) => {
          dispatch({ type: 'startFailed', error: isLendingError(error) ? error : null })
          if (!isLendingError(error)) throw error
        },
      )
      .finally(() => {
        isStarting.current = false
      })
  }
  const shown = useMemo(() => {
    if (progress === null) return null
    const close = () => {
      progress.close()
      dispatch({ type: 'startedOver' })
    }
    return { ...progress, close }
  }, [progress, dispatch])
  return { start, progress: shown }
}
