'use client'
import type { LikelyDuplicate } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { createBusinessPages as words } from './createBusinessPages.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Alert } from '../ui/Alert.tsx'

/** Points at a business that looks like the one being filled in; the person may go on. */
export function LikelyDuplicateNote({ duplicate }: { duplicate: LikelyDuplicate }): ReactNode {
  const t = useCopy(words)
  return (
    <Alert
      part="CreateBusinessForm.duplicate"
      tone="warning"
      title={t('createBusiness.duplicate.title', { name: duplicate.partner.name })}
    >
      <p className="ol-Text">{t(`createBusiness.duplicate.${duplicate.by}`)}</p>
    </Alert>
  )
}
