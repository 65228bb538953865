'use client'
import { useCallback, useEffect, useState } from 'react'
import type { Chunk } from './defineChunk.ts'

/** Milliseconds between two attempts at a part that did not arrive. */
const pause = 5_000

/** Where a lazily fetched part stands. */
export type ChunkState<T> = { part: T | null; failed: boolean; retry: () => void }

/**
 * Fetches a part once `wanted`, and one that did not arrive again on `retry`, when the device is back online, and every few seconds; never
 * suspends.
 */
export function useChunk<T>(chunk: Chunk<T>, wanted = true): ChunkState<T> {
  // Wrapped, because a part may be a component and React would call a bare function.
  const [kept, setState] = useState(() => beginOf(chunk))
  // The same place may show another part next: what belongs to the last one must not be drawn for it.
  const state = kept.chunk === chunk ? kept : beginOf(chunk)
  if (state !== kept) setState(state)
  const fetchPart = useCallback(() => {
    let current = true
    chunk.load().then(
      (part) => current && setState({ chunk, part, failed: false }),
      () => current && setState({ chunk, part: null, failed: true }),
    )
    return () => {
      current = false
    }
  }, [chunk])
  useEffect(() => {
    if (wanted && state.part === null && !state.failed) return fetchPart()
  }, [wanted, state, fetchPart])
  const retry = useCallback(() => setState({ chunk, part: null, failed: false }), [chunk])
  const { failed } = state
  useEffect(() => {
    if (!failed) return
    let cancel = () => undefined as void
    // A device says that it is online before its link carries anything, and not every device says so.
    const timer = setInterval(() => {
      cancel()
      cancel = fetchPart()
    }, pause)
    window.addEventListener('online', retry)
    return () => {
      cancel()
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [failed, retry, fetchPart])
  return { part: state.part, failed, retry }
}

function beginOf<T>(chunk: Chunk<T>): { chunk: Chunk<T>; part: T | null; failed: boolean } {
  return { chunk, part: chunk.peek(), failed: false }
}
