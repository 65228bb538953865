'use client'
import { useCallback, useEffect, useState } from 'react'
import type { Chunk } from './defineChunk.ts'

/** Where a lazily fetched part stands. */
export type ChunkState<T> = { part: T | null; failed: boolean; retry: () => void }

/** Fetches a part once `wanted`; never suspends. */
export function useChunk<T>(chunk: Chunk<T>, wanted = true): ChunkState<T> {
  // Wrapped, because a part may be a component and React would call a bare function.
  const [state, setState] = useState(() => ({ part: chunk.peek(), failed: false }))
  const fetchPart = useCallback(() => {
    let current = true
    chunk.load().then(
      (part) => current && setState({ part, failed: false }),
      () => current && setState({ part: null, failed: true }),
    )
    return () => {
      current = false
    }
  }, [chunk])
  useEffect(() => {
    if (wanted && state.part === null && !state.failed) return fetchPart()
  }, [wanted, state, fetchPart])
  const retry = useCallback(() => setState({ part: null, failed: false }), [])
  return { ...state, retry }
}
