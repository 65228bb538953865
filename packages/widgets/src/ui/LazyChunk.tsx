'use client'
import type { ReactNode } from 'react'
import { everyWidget } from '../copy/en/everyWidget.ts'
import { useCopy } from '../copy/useCopy.ts'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import type { Chunk } from './defineChunk.ts'
import { useChunk } from './useChunk.ts'

type LazyChunkProps<T> = {
  chunk: Chunk<T>
  /** As large as what will stand here. */
  fallback: ReactNode
  children: (part: T) => ReactNode
}

/** Draws a part that is fetched on demand: its skeleton, then itself, or a way to try again in its place. */
export function LazyChunk<T>({ chunk, fallback, children }: LazyChunkProps<T>): ReactNode {
  const t = useCopy(everyWidget)
  const { part, failed, retry } = useChunk(chunk)
  if (part !== null) return children(part)
  if (!failed) return fallback
  const again = (
    <Button icon="refresh" onClick={retry}>
      {t('common.retry')}
    </Button>
  )
  return <Alert tone="warning" role="alert" title={t('common.chunkFailed')} actions={again} />
}
