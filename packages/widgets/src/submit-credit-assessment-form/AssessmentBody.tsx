'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { LegalText } from '../root/LegalText.tsx'
import { Button } from '../ui/Button.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { useParts } from '../ui/useParts.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { submitCreditAssessment as words } from './submitCreditAssessment.words.ts'
import type { AssessmentPart, AssessmentNavigation } from './useAssessmentNavigation.ts'
import type { WaitingFile } from './AssessmentDrop.tsx'
import { AssessmentParts } from './AssessmentParts.tsx'
import { AssessmentSlots } from './AssessmentSlots.tsx'
import { assessmentChunks } from './assessmentChunks.ts'
import type { SubmitCreditAssessmentViewProps } from './SubmitCreditAssessmentView.tsx'

type AssessmentBodyProps = Pick<SubmitCreditAssessmentViewProps, 'form' | 'allowCamera'> & {
  place: AssessmentNavigation
  /** The frame's own button that opens the last question. */
  submit: ReactNode
}

/** The list of parts and the one that is open: beside each other where there is room, one after the other on a phone. */
export function AssessmentBody({ form, allowCamera, place, submit }: AssessmentBodyProps): ReactNode {
  const { part, isOverview, year, showYear, opened } = place
  const t = useCopy(words)
  const parts = useParts()
  const heading = useRef<HTMLHeadingElement>(null)
  const [waiting, setWaiting] = useState<readonly WaitingFile[]>([])
  const current = useRef<HTMLButtonElement>(null)
  const seen = useRef(opened)
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
  const { uploads, sharedDraft } = form
  // Offline there is no answer to wait for.
  const isLoading =
    !uploads.isOffline &&
    (part === 'figures' ? sharedDraft.status === 'loading' : uploads.status === 'pending')
  const draw = () => {
    if (isLoading && part !== 'check') return <AssessmentSkeleton />
    if (part === 'check')
      return (
        <LazyChunk chunk={assessmentChunks.check} fallback={<AssessmentSkeleton />}>
          {(AssessmentCheck) => <AssessmentCheck form={form} onChange={place.open} />}
        </LazyChunk>
      )
    if (part === 'figures')
      return (
        <LazyChunk chunk={assessmentChunks.grid} fallback={<AssessmentSkeleton />}>
          {(FinancialInformationGrid) => (
            <FinancialInformationGrid
              figures={form.figures}
              currency={form.currency}
              year={year}
              onYearChange={showYear}
            />
          )}
        </LazyChunk>
      )
    return <AssessmentSlots form={form} section={part} allowCamera={allowCamera} />
  }
  return (
    <div {...parts('Assessment.body')} data-ol-state={isOverview ? 'overview' : 'part'}>
      <div className="ol-Assessment-startPlace">
        <LazyChunk chunk={assessmentChunks.start} fallback={null}>
          {(AssessmentStart) => <AssessmentStart form={form} waiting={waiting} onWaiting={setWaiting} />}
        </LazyChunk>
      </div>
      <div className="ol-Form ol-Assessment-list">
        <AssessmentParts form={form} current={part} onOpen={place.open} currentRef={current} />
        {form.customerPartnerId !== null && (
          <LazyChunk chunk={assessmentChunks.again} fallback={null}>
            {(AssessmentAgain) => <AssessmentAgain customerPartnerId={form.customerPartnerId ?? ''} />}
          </LazyChunk>
        )}
      </div>
      <div className="ol-Assessment-toParts">
        <Button variant="quiet" icon="back" part="Assessment.toParts" onClick={place.toOverview}>
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
        {draw()}
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

/** Stands where a part will be. */
function AssessmentSkeleton(): ReactNode {
  return (
    <div className="ol-Assessment-skeleton" aria-hidden="true">
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <div key={key} className="ol-Assessment-skeletonRow">
          <Skeleton size="medium" />
          <Skeleton size="long" />
          <Skeleton size="control" />
        </div>
      ))}
    </div>
  )
}
