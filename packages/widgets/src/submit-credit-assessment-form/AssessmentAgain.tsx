'use client'
import { useCreditLimit } from '@onlend/hooks'
import type { ReactNode } from 'react'
import { formatMoney } from '../format/formatMoney.ts'
import { useCopy } from '../words/useCopy.ts'
import { Alert } from '../ui/Alert.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { creditAssessmentStart as words } from './creditAssessmentStart.words.ts'

/** For a business that has a limit in use: why it would start again. Says nothing while that is not known. */
export function AssessmentAgain({ customerPartnerId }: { customerPartnerId: string }): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const { data } = useCreditLimit({ customerPartnerId })
  if (data?.status !== 'active') return null
  const amount = formatMoney(data.limit, data.currency, locale)
  return (
    <Alert tone="info" part="Assessment.again" title={t('creditAssessment.again.title')}>
      <p className="ol-Text">{t('creditAssessment.again.text', { amount })}</p>
    </Alert>
  )
}
