'use client'
import { useCallback, useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import type { Chunk } from './defineChunk.ts'
import { useRetry } from './useRetry.ts'

/** The state of a lazily fetched part. */
export type ChunkState<T> = { part: T | null; failed: boolean; error: unknown; retry: () => void }

/**
 * Fetches a part once `wanted`, and one that did not arrive again on `retry`, when the device is back online, and every few seconds; never
 * suspends. A page that takes over a server's HTML begins without it, as the server did.
 */
export function useChunk<T>(chunk: Chunk<T>, wanted = true): ChunkState<T> {
  // The chunk itself, because the same place may show another part next.
  const [failure, setFailure] = useState<{ chunk: Chunk<T>; error: unknown } | null>(null)
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const part = useSyncExternalStore(subscribe, chunk.peek, readOnServer)
  const failed = failure?.chunk === chunk
  const fetchPart = useCallback(() => {
    chunk.load().then(
      () => {
        setFailure(null)
        rerender()
      },
      (error: unknown) => setFailure({ chunk, error }),
    )
  }, [chunk])
  useEffect(() => {
    if (wanted && part === null && !failed) fetchPart()
  }, [wanted, part, failed, fetchPart])
  const retry = useCallback(() => setFailure(null), [])
  useRetry(failed, fetchPart)
  return { part, failed, error: failure?.error, retry }
}

// The promise of `load` says when a chunk has arrived.
function subscribe(): () => void {
  return () => undefined
}

function readOnServer(): null {
  return null
}
