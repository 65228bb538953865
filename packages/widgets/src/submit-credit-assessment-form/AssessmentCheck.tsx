'use client'
import type { AssessmentSection, UseSubmitCreditAssessmentFormReturnType } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { submitCreditAssessment as words } from './submitCreditAssessment.words.ts'
import { creditAssessmentReview } from './creditAssessmentReview.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatBytes } from '../format/formatBytes.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { SummaryPart } from '../ui/SummaryPart.tsx'
import { useParts } from '../ui/useParts.ts'
import { CheckedFigures } from './CheckedFigures.tsx'
import { CheckedSlot } from './CheckedSlot.tsx'

type AssessmentCheckProps = {
  form: Pick<
    UseSubmitCreditAssessmentFormReturnType,
    'sections' | 'slots' | 'getSlots' | 'figures' | 'currency'
  >
  /** Opens a part again. */
  onChange: (section: AssessmentSection) => void
}

/** Everything that would be sent, part by part, with what is still missing and the way back to each. */
export function AssessmentCheck({ form, onChange }: AssessmentCheckProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(creditAssessmentReview)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const files = form.slots
    .flatMap(({ items, isUnused }) => (isUnused ? [] : items))
    .filter(({ state }) => state === 'staged')
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return (
    <div {...parts('Assessment.check')}>
      {form.sections.map((section) => {
        const part = t(`creditAssessment.section.${section}`)
        return (
          <SummaryPart
            key={section}
            title={part}
            titlePart="Assessment.checkTitle"
            changePart="Assessment.change"
            changeText={say('creditAssessment.check.change')}
            changeLabel={say('creditAssessment.check.changePart', { part })}
            onChange={() => onChange(section)}
          >
            {section === 'figures' ? (
              <CheckedFigures figures={form.figures} currency={form.currency} />
            ) : (
              <ul className="ol-Assessment-checkList">
                {form
                  .getSlots(section)
                  .map((slot) => !slot.isUnused && <CheckedSlot key={slot.slot} slot={slot} />)}
              </ul>
            )}
          </SummaryPart>
        )
      })}
      <p className="ol-Assessment-total">
        <span>{say('creditAssessment.check.total')}</span>
        <span>
          {say('creditAssessment.check.files', { count: files.length, size: formatBytes(bytes, locale) })}
        </span>
      </p>
    </div>
  )
}
