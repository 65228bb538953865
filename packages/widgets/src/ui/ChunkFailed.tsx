'use client'
import type { ReactNode } from 'react'
import { everyWidget } from './everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'

/** The message in the place of a part that did not arrive. The kit fetches the part again when the device is back online. */
export function ChunkFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  const t = useCopy(everyWidget)
  const again = (
    <Button icon="refresh" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  )
  return (
    <Alert tone="warning" role="alert" title={t('common.chunkFailed')} actions={again}>
      <p className="ol-Text">{t('common.chunkFailed.text')}</p>
    </Alert>
  )
}
