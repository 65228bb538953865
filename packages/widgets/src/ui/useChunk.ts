'use client'
import { useCallback, useEffect, useState } from 'react'
import type { Chunk } from './defineChunk.ts'
import { useAllWords } from '../words/useAllWords.ts'
import { useRetry } from './useRetry.ts'

/** Where a lazily fetched part stands. */
export type ChunkState<T> = { part: T | null; failed: boolean; retry: () => void }

/**
 * Fetches a part once `wanted`, and one that did not arrive again on `retry`, when the device is back online, and every few seconds; never
 * suspends. It is there once its words are.
 */
export function useChunk<T>(chunk: Chunk<T>, wanted = true): ChunkState<T> {
  // Wrapped, because a part may be a component and React would call a bare function.
  const [kept, setState] = useState(() => toChunkState(chunk))
  // The same place may show another part next: what belongs to the last one must not be drawn for it, also when it arrives late.
  const state = kept.chunk === chunk ? kept : toChunkState(chunk)
  if (state !== kept) setState(state)
  const fetchPart = useCallback(() => {
    chunk.load().then(
      (part) => setState({ chunk, part, failed: false }),
      () => setState({ chunk, part: null, failed: true }),
    )
  }, [chunk])
  useEffect(() => {
    if (wanted && state.part === null && !state.failed) fetchPart()
  }, [wanted, state, fetchPart])
  const retry = useCallback(() => setState({ chunk, part: null, failed: false }), [chunk])
  useRetry(state.failed, fetchPart)
  const hasWords = useAllWords(wanted, chunk.words)
  return { part: hasWords ? state.part : null, failed: state.failed, retry }
}

function toChunkState<T>(chunk: Chunk<T>): { chunk: Chunk<T>; part: T | null; failed: boolean } {
  return { chunk, part: chunk.peek(), failed: false }
}
