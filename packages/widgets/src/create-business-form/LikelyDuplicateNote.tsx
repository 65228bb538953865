'use client'
import type { LikelyDuplicate } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { createBusiness as words } from './createBusiness.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Alert } from '../ui/Alert.tsx'

/** Points at a business that looks like the one being filled in; the person may go on. */
export function LikelyDuplicateNote({ duplicate }: { duplicate: LikelyDuplicate | null }): ReactNode {
  const t = useCopy(words)
  return (
    // In the page before there is something to say, so that it is heard when it comes.
    <div className="ol-CreateBusinessForm-note" aria-live="polite">
      {duplicate && (
        <Alert
          part="CreateBusinessForm.duplicate"
          tone="warning"
          title={t('createBusiness.duplicate.title', { name: duplicate.partner.name })}
        >
          <p className="ol-Text">{t(`createBusiness.duplicate.${duplicate.by}`)}</p>
        </Alert>
      )}
    </div>
  )
}
