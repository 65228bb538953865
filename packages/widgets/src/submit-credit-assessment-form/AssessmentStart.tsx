'use client'
import type { UseSubmitCreditAssessmentFormReturnType } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { Icon } from '../ui/Icon.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { AssessmentDrop, type AssessmentDropProps } from './AssessmentDrop.tsx'
import { creditAssessmentStart as words } from './creditAssessmentStart.words.ts'
import { useAssessmentTexts } from './useAssessmentTexts.ts'

type AssessmentStartProps = Pick<AssessmentDropProps, 'waiting' | 'onWaiting'> & {
  form: Pick<UseSubmitCreditAssessmentFormReturnType, 'slots' | 'completeness' | 'figures' | 'uploads'>
}

/** Before the parts: what to have at hand and how long it takes, and one place for files of every kind. */
export function AssessmentStart({ form, waiting, onWaiting }: AssessmentStartProps): ReactNode {
  const t = useCopy(words)
  const texts = useAssessmentTexts()
  const parts = useParts()
  const { locale } = useLendingRoot()
  const { figures } = form.completeness.sections
  const slots = form.slots.filter(({ isUnused, isAsked }) => !isUnused && isAsked)
  const open = slots.filter(({ isDone }) => !isDone)
  const count = minutesLeft({ documents: open.length, figures: figures.total - figures.done })
  const years = new Intl.ListFormat(locale).format(form.figures.years)
  return (
    <div {...parts('Form', 'Assessment.start')}>
      {count > 0 && (
        <details {...parts('Assessment.prepare')}>
          <summary className="ol-Assessment-summary">
            <span className="ol-Assessment-partTexts">
              <span className="ol-Assessment-partName">{t('creditAssessment.prepare.title')}</span>{' '}
              <span className="ol-Assessment-partState">{t('creditAssessment.prepare.left', { count })}</span>
            </span>
            <Icon name="chevron" />
          </summary>
          <ul className="ol-Assessment-seesList">
            {open.map((slot) => (
              <li key={slot.slot}>{texts.document(slot)}</li>
            ))}
            {figures.done < figures.total && <li>{t('creditAssessment.prepare.figures', { years })}</li>}
          </ul>
          <p className="ol-Note">{t('creditAssessment.prepare.estimate')}</p>
        </details>
      )}
      <AssessmentDrop slots={slots} uploads={form.uploads} waiting={waiting} onWaiting={onWaiting} />
    </div>
  )
}

/** A guess at the work, and said to be one: two minutes to find and add a document, half a minute for a figure; in steps that promise no more. */
function minutesLeft({ documents, figures }: { documents: number; figures: number }): number {
  const minutes = documents * 2 + figures / 2
  const step = minutes > 10 ? 5 : 1
  return Math.ceil(minutes / step) * step
}
