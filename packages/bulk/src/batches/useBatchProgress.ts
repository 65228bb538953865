'use client'
import { type LendingError, callEndpoint } from '@onlend/core'
import {
  type Batch,
  type BatchRow,
  cancelBatch,
  getBatch,
  listBatchRows,
  pauseBatch,
  resumeBatch,
} from '@onlend/core/relay'
import type { EndpointInput } from '@onlend/core/internal'
import { keepPreviousData, skipToken, useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  endpointQueryKey,
  endpointQueryOptions,
  lendingKeys,
  useEndpointQuery,
  useLending,
  useLendingEvents,
} from '@onlend/hooks'
import { invalidateReads } from '@onlend/hooks/internal'
import type { BatchProgress } from './BatchProgress.ts'
import { writeBatchReport } from './writeBatchReport.ts'

/** Rows in one answer of the relay. */
const answerSize = 500

/** The rows that the view shows: `after` names the row before each answer read so far. */
type Look = {
  batchId: string | null
  shown: BatchRow['state'] | null
  start: number
  after: readonly number[]
}

type Act = { type: 'pause' | 'cancel' | 'resume'; decision?: EndpointInput<typeof resumeBatch>['decision'] }

/** Follows a batch and its rows; `null` without an id and before the first read. */
export function useBatchProgress(
  batchId: string | null,
  handingOver: { isHandingOver: boolean; error: LendingError | null },
): BatchProgress | null {
  const lending = useLending()
  const { client, queryClient } = lending
  const { data: batch } = useEndpointQuery({
    getOptions: (source) =>
      endpointQueryOptions(source, getBatch, batchId === null ? skipToken : { batchId }, 5_000),
  })
  // The events of the batch's partner, which may differ from the provider's.
  useLendingEvents(batch ? { customerPartnerId: batch.customerPartnerId } : {})
  const [kept, setLook] = useState<Look>(beginning)
  const look = useMemo(() => (kept.batchId === batchId ? kept : { ...beginning, batchId }), [kept, batchId])
  const answer = Math.floor(look.start / answerSize)
  const { data: read, isPending } = useEndpointQuery({
    getOptions: (source) =>
      endpointQueryOptions(
        source,
        listBatchRows,
        batchId === null || batch === undefined || batch?.state === 'receiving'
          ? skipToken
          : {
              batchId,
              after: String(look.after[answer] ?? -1),
              ...(look.shown !== null && { inState: look.shown }),
            },
        5_000,
      ),
    query: { placeholderData: keepPreviousData },
  })
  const acting = useMutation<Batch, LendingError, Act>(
    {
      mutationKey: lendingKeys.write('resumeBatch'),
      mutationFn: (act) => {
        const id = batchId ?? ''
        if (act.type === 'pause') return callEndpoint(client, pauseBatch, { batchId: id })
        if (act.type === 'cancel') return callEndpoint(client, cancelBatch, { batchId: id })
        const body = act.decision === undefined ? {} : { decision: act.decision }
        return callEndpoint(client, resumeBatch, { batchId: id, body })
      },
      onSuccess: (batch) =>
        queryClient.setQueryData(endpointQueryKey(lending, getBatch, { batchId: batch.id }), batch),
      // Also after a refusal: the state of the batch may have changed by then.
      onSettled: () => invalidateReads(lending, { predicate: lendingKeys.read(lending, touched) }),
      networkMode: 'always',
      retry: 0,
      gcTime: 0,
    },
    lending.mutationClient,
  )
  const { mutate, isPending: isActing, error } = acting
  return useMemo(() => {
    if (!batch) return null
    const rows = read ?? []
    const decide = (type: 'confirm' | 'skip' | 'skipCredited', operationId: string) => {
      const held = batch.troubled.find((piece) => piece.operationId === operationId)
      const duplicate = type === 'confirm' ? { duplicate: held?.duplicate ?? '' } : {}
      mutate({ type: 'resume', decision: { type, operationId, ...duplicate } })
    }
    const offset = look.start - answer * answerSize
    return {
      batch,
      ...handingOver,
      rows: {
        shown: look.shown,
        start: look.start,
        page: rows.slice(offset, offset + pageSize),
        total: look.shown === null ? batch.total : batch.counts[look.shown],
        isPending,
        show: (shown) => setLook({ ...beginning, batchId, shown }),
        turn: (start) => {
          const after = [...look.after]
          after[answer + 1] = rows.at(-1)?.position ?? -1
          setLook({ ...look, start, after })
        },
      },
      isActing,
      error: error ?? handingOver.error,
      send: () => mutate({ type: 'resume' }),
      pause: () => mutate({ type: 'pause' }),
      confirmDuplicate: (operationId) => decide('confirm', operationId),
      skip: (operationId) => decide('skip', operationId),
      skipCredited: (operationId) => decide('skipCredited', operationId),
      close: () => mutate({ type: 'cancel' }),
      writeReport: (...say) => writeBatchReport(client, batch.id, ...say),
    }
  }, [batch, batchId, read, isPending, look, answer, isActing, error, handingOver, mutate, client])
}

/** Rows per page. */
const pageSize = 50

const beginning: Look = { batchId: null, shown: null, start: 0, after: [] }

const touched = ['listBatches', 'getBatch', 'listBatchRows'] as const
