'use client'
import type { UseSubmitCreditAssessmentFormReturnType } from '@onlend/hooks/forms'
import type { ReactNode, RefObject } from 'react'
import { type Translate, useCopy } from '../words/useCopy.ts'
import { Icon } from '../ui/Icon.tsx'
import { useParts } from '../ui/useParts.ts'
import { AssessmentRing } from './AssessmentRing.tsx'
import { submitCreditAssessment as words } from './submitCreditAssessment.words.ts'
import type { AssessmentPart } from './useAssessmentNavigation.ts'
import { sendIcon } from '../ui/icons.ts'
import { forwardIcon } from '../ui/listIcons.ts'

export type AssessmentPartsProps = {
  form: Pick<UseSubmitCreditAssessmentFormReturnType, 'sections' | 'completeness'>
  current: AssessmentPart
  onOpen: (part: AssessmentPart) => void
  /** The button of the part that is open takes the focus on the way back. */
  currentRef: RefObject<HTMLButtonElement | null>
}

type PartState = 'none' | 'some' | 'all' | 'problems'

/** The parts of the assessment with how far each is; any may be opened at any time. */
export function AssessmentParts({ form, current, onOpen, currentRef }: AssessmentPartsProps): ReactNode {
  const { sections, completeness } = form
  const t = useCopy(words)
  const parts = useParts()
  const left = completeness.total - completeness.done
  const lines: { part: AssessmentPart; state: PartState; text: string; ratio: number }[] = sections.map(
    (section) => {
      const counts = completeness.sections[section]
      const state = getPartState(counts)
      const ratio = counts.total === 0 ? 0 : counts.done / counts.total
      return { part: section, state, text: stateText(state, counts, t), ratio }
    },
  )
  lines.push({
    part: 'check',
    state: left === 0 ? 'some' : 'none',
    ratio: 0,
    text:
      left === 0 ? t('creditAssessment.state.ready') : t('creditAssessment.state.notReady', { count: left }),
  })
  return (
    <nav {...parts('Assessment.parts')} aria-label={t('creditAssessment.sections')}>
      <ol className="ol-Assessment-partList">
        {lines.map(({ part, state, text, ratio }, index) => (
          <li key={part} className="ol-Assessment-partItem">
            <button
              ref={part === current ? currentRef : undefined}
              type="button"
              {...parts('Assessment.part')}
              data-ol-state={state}
              aria-current={part === current ? 'step' : undefined}
              onClick={() => onOpen(part)}
            >
              <AssessmentRing ratio={ratio}>{drawMark(part, state) ?? index + 1}</AssessmentRing>
              <span className="ol-Assessment-partTexts">
                <span className="ol-Assessment-partName">{t(`creditAssessment.section.${part}`)}</span>
                <span className="ol-Assessment-partState">{text}</span>
              </span>
              <Icon name={forwardIcon} flip />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type Counts = { done: number; total: number; problems: number }

function getPartState({ done, total, problems }: Counts): PartState {
  if (problems > 0) return 'problems'
  if (done === total) return 'all'
  return done === 0 ? 'none' : 'some'
}

function stateText(state: PartState, counts: Counts, t: Translate<typeof words>): string {
  switch (state) {
    case 'problems':
      return t('creditAssessment.state.problems', { count: counts.problems })
    case 'some':
      return t('creditAssessment.state.some', counts)
    default:
      return t(`creditAssessment.state.${state}`)
  }
}

function drawMark(part: AssessmentPart, state: PartState): ReactNode {
  if (state === 'all') return <Icon name="check" />
  if (state === 'problems') return <Icon name="warning" />
  return part === 'check' ? <Icon name={sendIcon} /> : null
}
