'use client'
import type { AssessmentSection, AssessmentSlotState } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { creditAssessment as words } from '../copy/en/creditAssessment.ts'
import { creditAssessmentDocuments } from '../copy/en/creditAssessmentDocuments.ts'
import { useCopy } from '../copy/useCopy.ts'
import { DocumentSlot } from '../documents/DocumentSlot.tsx'
import { useParts } from '../ui/useParts.ts'
import type { CreditAssessmentViewProps } from './CreditAssessmentViewProps.ts'
import { documentName } from './documentName.ts'
import { slotErrorText } from './slotErrorText.ts'

type AssessmentSlotsProps = Pick<CreditAssessmentViewProps, 'form' | 'allowCamera'> & {
  section: AssessmentSection
}

/** The documents of one part, each in a place of its own. */
export function AssessmentSlots({ form, section, allowCamera }: AssessmentSlotsProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(creditAssessmentDocuments)
  const parts = useParts()
  const { uploads, setNotApplicable } = form
  const declare = ({ document, mayNotApply, isNotApplicable }: AssessmentSlotState) =>
    mayNotApply && document !== 'management_financial_report'
      ? {
          isChosen: isNotApplicable,
          onChange: (isChosen: boolean) => setNotApplicable(document, isChosen),
        }
      : undefined
  return (
    <div {...parts('Assessment.slots')}>
      {form.slotsOf(section).map((state) => {
        const { slot, document, year, id, errorCode } = state
        const label = documentName(state, say)
        const purpose = say(`creditAssessment.document.${document}.hint`, { year: year ?? '' })
        return (
          <DocumentSlot
            key={slot}
            {...{ uploads, slot, id, label, allowCamera }}
            hint={
              state.mayNotApply ? (
                <>
                  {purpose} {t('creditAssessment.mayNotApply')}
                </>
              ) : (
                purpose
              )
            }
            // The service knows two certificates of the parent company, numbered (T64).
            maxFiles={document === 'holdco_incorporation_documents' ? 2 : undefined}
            errorText={errorCode === null ? undefined : slotErrorText(errorCode, label, t)}
            notApplicable={declare(state)}
          />
        )
      })}
    </div>
  )
}
