'use client'
import type { Batch } from '@onlend/core/relay'
import { useState } from 'react'
import { useLending } from '@onlend/hooks'
import { type SeenBatch, toMinutesLeft } from './toMinutesLeft.ts'

type SeenPace = { id: string; first: SeenBatch; last: SeenBatch }

/**
 * The minutes that a batch still needs at the pace that this page has seen; `null` before there is one, and while the batch stands still.
 *
 * @example
 * const minutes = useMinutesLeft({ id: 'batch_1', state: 'sending', counts: { unsent: 200 } })
 */
export function useMinutesLeft({
  id,
  state,
  counts: { unsent },
}: Pick<Batch, 'id' | 'state'> & { counts: Pick<Batch['counts'], 'unsent'> }): number | null {
  const { now } = useLending()
  const [pace, setPace] = useState<SeenPace | null>(null)
  const isSending = state === 'sending'
  const known = isSending && pace?.id === id ? pace : null
  if (!isSending && pace !== null) setPace(null)
  if (isSending && known?.last.unsent !== unsent) {
    const seen = { at: now(), unsent }
    setPace({ id, first: known?.first ?? seen, last: seen })
  }
  return known && toMinutesLeft(known.first, known.last)
}
