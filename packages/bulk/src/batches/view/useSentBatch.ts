'use client'
import type { Batch, BatchKind } from '@onlend/core/relay'
import { useContext, useEffect, useRef } from 'react'
import { SendingCrash, WidgetContext } from '@onlend/widgets/internal'
import type { BatchProgress } from '../BatchProgress.ts'

type UseSentBatchParameters = {
  kind: BatchKind
  customerPartnerId: string | undefined
  progress: BatchProgress | null
  onSent: ((batch: Batch) => void) | undefined
}

/** Notifies the widget's boundary when a batch has begun, and the host once when every row has been sent. */
export function useSentBatch({ kind, customerPartnerId, progress, onSent }: UseSentBatchParameters): void {
  const batch = progress?.batch
  // During the render, not in an effect: the steps below can crash in the same render.
  useContext(WidgetContext)?.reportSending({
    ...{ kind, Crash: SendingCrash, ownerId: customerPartnerId, isBegun: batch !== undefined },
  })
  const reportedId = useRef<string | null>(null)
  useEffect(() => {
    if (batch?.state !== 'sent' || reportedId.current === batch.id) return
    reportedId.current = batch.id
    onSent?.(batch)
  }, [batch, onSent])
}
