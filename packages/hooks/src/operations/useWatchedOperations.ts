'use client'
import type { Operation } from '@onlend/core'
import { getSingleton, observeOperation } from '@onlend/core/internal'
import { useEffect } from 'react'
import type { Lending } from '../lending/Lending.ts'
import { useLending } from '../lending/useLending.ts'
import { lendingKeys } from '../queries/lendingKeys.ts'
import { connectCache } from './connectCache.ts'

/** Gives the engine every operation that a component reads: the engine reports a settlement to the host once, also with several components. */
export function useWatchedOperations(): void {
  const lending = useLending()
  useEffect(() => getSingleton(lending.parts, createWatch, lending)(), [lending])
}

function createWatch(lending: Lending): () => () => void {
  const isOperations = lendingKeys.read(lending, ['getOperation', 'listOperations'])
  let followers = 0
  let stop = () => {}
  connectCache(lending)
  const begin = () =>
    lending.queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || !isOperations(event.query)) return
      // The cast follows the key, which names the endpoint of the data.
      const data = event.query.state.data as Operation | Operation[] | null
      for (const operation of data === null ? [] : [data].flat()) observeOperation(lending, operation)
    })
  return () => {
    if (followers === 0) stop = begin()
    followers += 1
    return () => {
      followers -= 1
      if (followers === 0) stop()
    }
  }
}
