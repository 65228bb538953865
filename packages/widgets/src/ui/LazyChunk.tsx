'use client'
import type { ReactNode } from 'react'
import { ChunkFailed } from './ChunkFailed.tsx'
import type { Chunk } from './defineChunk.ts'
import { useChunk } from './useChunk.ts'

type LazyChunkProps<T> = {
  chunk: Chunk<T>
  /** The placeholder, as large as the part. */
  fallback: ReactNode
  children: (part: T) => ReactNode
}

/** Renders a part that is fetched on demand: its skeleton, then the part, or a button to try again in its place. */
export function LazyChunk<T>({ chunk, fallback, children }: LazyChunkProps<T>): ReactNode {
  const { part, failed, error, retry } = useChunk(chunk)
  if (part !== null) return children(part)
  if (!failed) return fallback
  return <ChunkFailed error={error} onRetry={retry} />
}
