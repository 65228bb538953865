'use client'
import type { AssessmentSection, AssessmentSlotState } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { DocumentSlot } from '../document-slot/DocumentSlot.tsx'
import { useParts } from '../ui/useParts.ts'
import { submitCreditAssessment as words } from './submitCreditAssessment.words.ts'
import type { SubmitCreditAssessmentViewProps } from './SubmitCreditAssessmentView.tsx'
import { useAssessmentTexts } from './useAssessmentTexts.ts'

type AssessmentSlotsProps = Pick<SubmitCreditAssessmentViewProps, 'form' | 'allowCamera'> & {
  section: AssessmentSection
}

/** What a person says who has no such document, where there are better words for it than those of every document. */
const absent = {
  holdco_incorporation_documents: 'creditAssessment.absent.holdco',
  side_letter: 'creditAssessment.absent.offer',
} as const

/** The documents of one part, each in a place of its own. */
export function AssessmentSlots({ form, section, allowCamera }: AssessmentSlotsProps): ReactNode {
  const t = useCopy(words)
  const texts = useAssessmentTexts()
  const parts = useParts()
  const { uploads, setNotApplicable } = form
  const declare = ({ document, mayNotApply, isNotApplicable }: AssessmentSlotState) =>
    mayNotApply && document !== 'management_financial_report'
      ? {
          isChosen: isNotApplicable,
          onChange: (isChosen: boolean) => setNotApplicable(document, isChosen),
          ...(document in absent && { label: t(absent[document as keyof typeof absent]) }),
        }
      : undefined
  const asked = form.getSlots(section).filter(({ isAsked }) => isAsked)
  return (
    <div {...parts('Assessment.slots')}>
      {form.getSlots(section).some(({ isAsked }) => !isAsked) && (
        <p className="ol-Note">{t('creditAssessment.noOffer')}</p>
      )}
      {asked.map((state) => {
        const { slot, id, errorCode, mayNotApply, isUnused, filesNeeded } = state
        const year = state.year ?? ''
        const hints = [
          isUnused ? t('creditAssessment.unused', { year }) : texts.documentHint(state),
          filesNeeded > 1 && t('creditAssessment.filesNeeded', { count: filesNeeded }),
          mayNotApply && t('creditAssessment.mayNotApply'),
        ]
        return (
          <DocumentSlot
            key={slot}
            {...{ uploads, slot, id, allowCamera }}
            label={texts.document(state)}
            hint={hints.filter(Boolean).join(' ')}
            required={!isUnused}
            errorText={errorCode === null ? undefined : texts.slotError(state, errorCode)}
            notApplicable={declare(state)}
          />
        )
      })}
    </div>
  )
}
