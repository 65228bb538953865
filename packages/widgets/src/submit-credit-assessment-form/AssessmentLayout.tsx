'use client'
import { backIcon } from '../ui/listIcons.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { LegalText } from '../root/LegalText.tsx'
import { Button } from '../ui/Button.tsx'
import { useParts } from '../ui/useParts.ts'
import { AssessmentParts, type AssessmentPartsProps } from './AssessmentParts.tsx'
import { submitCreditAssessment as words } from './submitCreditAssessment.words.ts'
import type { AssessmentNavigation, AssessmentPart } from './useAssessmentNavigation.ts'

type AssessmentLayoutProps = {
  form: AssessmentPartsProps['form']
  place: AssessmentNavigation
  /** Above everything. */
  start?: ReactNode
  /** Below the list of parts. */
  again?: ReactNode
  /** The button that opens the last question. */
  submit: ReactNode
  /** The part that is open. */
  children: ReactNode
}

/** The list of parts and the one that is open: beside each other where there is room, one after the other on a phone. */
export function AssessmentLayout(props: AssessmentLayoutProps): ReactNode {
  const { form, place, start, again, submit, children } = props
  const { part, isOverview, opened } = place
  const t = useCopy(words)
  const parts = useParts()
  const heading = useRef<HTMLHeadingElement>(null)
  const current = useRef<HTMLButtonElement>(null)
  const seen = useRef(0)
  useEffect(() => {
    if (seen.current === opened) return
    seen.current = opened
    // A part that has just been opened is read from its title; back in the list, from where one came.
    ;(isOverview ? current : heading).current?.focus()
  }, [opened, isOverview])

  const all: readonly AssessmentPart[] = [...form.sections, 'check']
  const at = all.indexOf(part)
  const next = all[at + 1]
  const previous = all[at - 1]
  const getName = (of: AssessmentPart) => t(`creditAssessment.section.${of}`)
  return (
    <div {...parts('Assessment.body')} data-ol-state={isOverview ? 'overview' : 'part'}>
      <div className="ol-Assessment-startPlace">{start}</div>
      <div className="ol-Form ol-Assessment-list">
        <AssessmentParts form={form} current={part} onOpen={place.open} currentRef={current} />
        {again}
      </div>
      <div className="ol-Assessment-toParts">
        <Button variant="quiet" icon={backIcon} part="Assessment.toParts" onClick={place.toOverview}>
          {t('creditAssessment.allParts')}
        </Button>
      </div>
      <div {...parts('Assessment.content')}>
        <div className="ol-Assessment-contentHead">
          <h3 ref={heading} tabIndex={-1} {...parts('Assessment.partTitle')}>
            {getName(part)}
          </h3>
          <p className="ol-Text">{t(`creditAssessment.section.${part}.text`)}</p>
        </div>
        {children}
        {part === 'check' && <LegalText place="SubmitCreditAssessmentForm" />}
        <div {...parts('Assessment.actions')}>
          {next ? (
            <Button variant="primary" part="Assessment.next" onClick={() => place.open(next)}>
              {t('creditAssessment.next', { part: getName(next) })}
            </Button>
          ) : (
            submit
          )}
          {previous && (
            <Button part="Assessment.previous" onClick={() => place.open(previous)}>
              {t('creditAssessment.previous', { part: getName(previous) })}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
