'use client'
import type { ReactNode } from 'react'
import { crashedMoney as words } from './crashedMoney.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Alert } from './Alert.tsx'

/** The notice in place of a crashed widget that perhaps sent money: offers no button that could send it again. */
export function CrashedMoney(): ReactNode {
  const t = useCopy(words)
  return (
    <Alert tone="warning" role="alert" icon="question" title={t('common.crashedMoney.title')}>
      <p className="ol-Text">{t('common.crashedMoney.text')}</p>
    </Alert>
  )
}
