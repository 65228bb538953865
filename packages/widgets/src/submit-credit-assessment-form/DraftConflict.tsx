'use client'
import type { SharedDraft } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { submitCreditAssessment as words } from './submitCreditAssessment.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { useMoveFocusOnUnmount } from '../ui/useMoveFocusOnUnmount.ts'

/** A colleague has changed the same cells: shows both versions and both ways out, and chooses neither. */
export function DraftConflict({ draft }: { draft: SharedDraft }): ReactNode {
  const t = useCopy(words)
  const handOver = useMoveFocusOnUnmount()
  const { savedBy, takeTheirs, keepMine } = draft
  const actions = (
    <>
      <Button part="Assessment.keepMine" onClick={keepMine}>
        {t('creditAssessment.conflict.mine')}
      </Button>
      <Button part="Assessment.takeTheirs" onClick={takeTheirs}>
        {t('creditAssessment.conflict.theirs')}
      </Button>
    </>
  )
  return (
    <Alert
      ref={handOver}
      tone="warning"
      role="alert"
      part="Assessment.conflict"
      title={
        savedBy === null
          ? t('creditAssessment.conflict.title.noName')
          : t('creditAssessment.conflict.title', { name: savedBy })
      }
      actions={actions}
    >
      <p className="ol-Text">{t('creditAssessment.conflict.text')}</p>
    </Alert>
  )
}
