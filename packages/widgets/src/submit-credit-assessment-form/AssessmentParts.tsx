'use client'
import type {
  AssessmentCompleteness,
  AssessmentSection,
  UseSubmitCreditAssessmentFormReturnType,
} from '@onlend/hooks/forms'
import type { ReactNode, RefObject } from 'react'
import { type Translate, useCopy } from '../words/useCopy.ts'
import { Icon } from '../ui/Icon.tsx'
import { useParts } from '../ui/useParts.ts'
import { AssessmentRing } from './AssessmentRing.tsx'
import { submitCreditAssessment as words } from './submitCreditAssessment.words.ts'
import type { AssessmentPart } from './useAssessmentNavigation.ts'
import { sendIcon } from '../ui/icons.ts'
import { forwardIcon } from '../ui/listIcons.ts'

type AssessmentPartsProps = {
  form: Pick<UseSubmitCreditAssessmentFormReturnType, 'sections' | 'completeness'>
  current: AssessmentPart
  onOpen: (part: AssessmentPart) => void
  /** The button of the part that is open takes the focus on the way back. */
  currentRef: RefObject<HTMLButtonElement | null>
}

/** The parts of the assessment with the progress of each; a person can open any part at any time. */
export function AssessmentParts({ form, current, onOpen, currentRef }: AssessmentPartsProps): ReactNode {
  const { sections, completeness } = form
  const t = useCopy(words)
  const parts = useParts()
  const left = completeness.total - completeness.done
  return (
    <nav {...parts('Assessment.parts')} aria-label={t('creditAssessment.sections')}>
      <ol className="ol-Assessment-partList">
        {[...sections, 'check' as const].map((part, index) => {
          const { state, text, counts } =
            part === 'check' ? describeCheck(left, t) : describePart(completeness.sections[part], t)
          return (
            <li key={part} className="ol-Assessment-partItem">
              <button
                ref={part === current ? currentRef : undefined}
                type="button"
                {...parts('Assessment.part')}
                data-ol-state={state}
                aria-current={part === current ? 'step' : undefined}
                onClick={() => onOpen(part)}
              >
                <AssessmentRing of={counts}>
                  {state === 'all' && <Icon name="check" />}
                  {state === 'problems' && <Icon name="warning" />}
                  {(state === 'none' || state === 'some') &&
                    (part === 'check' ? <Icon name={sendIcon} /> : index + 1)}
                </AssessmentRing>
                <span className="ol-Assessment-partTexts">
                  <span className="ol-Assessment-partName">{t(`creditAssessment.section.${part}`)}</span>
                  <span className="ol-Assessment-partState">{text}</span>
                </span>
                <Icon name={forwardIcon} flip />
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

type Counts = AssessmentCompleteness['sections'][AssessmentSection]
type Described = {
  state: 'none' | 'some' | 'all' | 'problems'
  text: string
  counts: Omit<Counts, 'problems'>
}

function describePart(counts: Counts, t: Translate<typeof words>): Described {
  const { done, total, problems } = counts
  if (problems > 0)
    return { state: 'problems', text: t('creditAssessment.state.problems', { count: problems }), counts }
  if (done > 0 && done < total)
    return { state: 'some', text: t('creditAssessment.state.some', { done, total }), counts }
  const state = done === total ? 'all' : 'none'
  return { state, text: t(`creditAssessment.state.${state}`), counts }
}

function describeCheck(left: number, t: Translate<typeof words>): Described {
  const counts = { done: 0, total: 0 }
  return left === 0
    ? { state: 'some', text: t('creditAssessment.state.ready'), counts }
    : { state: 'none', text: t('creditAssessment.state.notReady', { count: left }), counts }
}
