'use client'
import { type ReactNode, useState } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { useParts } from '../ui/useParts.ts'
import { submitCreditAssessment as words } from './submitCreditAssessment.words.ts'
import { assessmentChunks } from './assessmentChunks.ts'
import type { SubmitCreditAssessmentViewProps } from './SubmitCreditAssessmentView.tsx'
import { shareIcon } from '../ui/icons.ts'

type ShareButtonProps = { shareUrl: NonNullable<SubmitCreditAssessmentViewProps['shareUrl']> }

/** Brings in a colleague: opens the dialog with the address of this page. */
export function ShareButton({ shareUrl }: ShareButtonProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const [address, setAddress] = useState<string | null>(null)
  return (
    <div {...parts('Assessment.share')}>
      <Button
        variant="quiet"
        icon={shareIcon}
        part="Assessment.ask"
        aria-haspopup="dialog"
        onClick={() => setAddress(typeof shareUrl === 'function' ? shareUrl() : shareUrl)}
      >
        {t('creditAssessment.share')}
      </Button>
      {address !== null && (
        <LazyChunk chunk={assessmentChunks.share} fallback={null}>
          {(ShareDialog) => <ShareDialog address={address} onClose={() => setAddress(null)} />}
        </LazyChunk>
      )}
    </div>
  )
}
