'use client'
import type { AssessmentSection, AssessmentSlotState, AssessmentCompleteness } from '@onlend/hooks/internal'
import { useCreditLimit } from '@onlend/hooks'
import { type ReactNode, useEffect, useRef, useState, type RefObject } from 'react'
import { createFields } from '../form/createFields.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { formatMoney } from '../format/formatMoney.ts'
import { LegalText } from '../root/LegalText.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { backIcon, forwardIcon } from '../ui/listIcons.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy, type Translate } from '../words/useCopy.ts'
import { AssessmentCheck } from './AssessmentCheck.tsx'
import { type WaitingFile, AssessmentStart } from './AssessmentStart.tsx'
import { creditAssessmentStart } from './creditAssessmentStart.words.ts'
import { FinancialInformationGrid } from './FinancialInformationGrid.tsx'
import { submitCreditAssessment as words } from './submitCreditAssessment.words.ts'
import type { SubmitCreditAssessmentViewProps } from './SubmitCreditAssessmentView.tsx'
import type { AssessmentNavigation, AssessmentPart } from './useAssessmentNavigation.ts'
import type { UseSubmitCreditAssessmentFormReturnType } from '@onlend/hooks/forms'
import { Icon } from '../ui/Icon.tsx'
import { useAssessmentTexts } from './useAssessmentTexts.ts'
import { DocumentLimits } from '../document-slot/DocumentLimits.tsx'
import { DocumentSlot } from '../document-slot/DocumentSlot.tsx'
import { AssessmentRing } from './AssessmentRing.tsx'
import { sendIcon } from '../ui/icons.ts'

type AssessmentBodyProps = Pick<SubmitCreditAssessmentViewProps, 'form' | 'allowCamera' | 'layout'> & {
  place: AssessmentNavigation
  /** The frame's own button that opens the last question. */
  submit: ReactNode
}

const Fields = createFields<AssessmentPart>({
  ...{ company: null, finances: null, figures: null, agreement: null, account: null, check: null },
})

/** The list of parts and the one that is open: beside each other where there is room, one after the other on a phone. */
export function AssessmentBody(props: AssessmentBodyProps): ReactNode {
  const { form, allowCamera, place, submit, layout } = props
  const { part, isOverview, opened, open } = place
  const { uploads, sharedDraft, figures, currency, customerPartnerId } = form
  const t = useCopy(words)
  const parts = useParts()
  const [waiting, setWaiting] = useState<readonly WaitingFile[]>([])
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
  const next = all[all.indexOf(part) + 1]
  const previous = all[all.indexOf(part) - 1]
  const getName = (of: AssessmentPart) => t(`creditAssessment.section.${of}`)
  const draw = (part: AssessmentPart) => {
    if (part === 'check') return <AssessmentCheck form={form} onChange={open} />
    const isLoading = part === 'figures' ? sharedDraft.status === 'loading' : uploads.status === 'pending'
    // Offline there is no answer to wait for.
    if (isLoading && !uploads.isOffline) return <PartSkeleton />
    return part === 'figures' ? (
      <FinancialInformationGrid {...{ figures, currency }} year={place.year} onYearChange={place.showYear} />
    ) : (
      <AssessmentSlots form={form} section={part} allowCamera={allowCamera} />
    )
  }
  return (
    <div {...parts('Assessment.body')} data-ol-state={isOverview ? 'overview' : 'part'}>
      <div className="ol-Assessment-startPlace">
        <AssessmentStart form={form} waiting={waiting} onWaiting={setWaiting} />
      </div>
      <div className="ol-Form ol-Assessment-list">
        <AssessmentParts form={form} current={part} onOpen={open} currentRef={current} />
        {customerPartnerId !== null && <LimitInUse customerPartnerId={customerPartnerId} />}
      </div>
      <div className="ol-Assessment-toParts">
        <Button variant="quiet" icon={backIcon} part="Assessment.toParts" onClick={place.toOverview}>
          {t('creditAssessment.allParts')}
        </Button>
      </div>
      <div {...parts('Assessment.content')}>
        <div className="ol-Assessment-contentHead">
          <h3 ref={heading} tabIndex={-1} {...parts('Form.pageTitle', 'Assessment.partTitle')}>
            {getName(part)}
          </h3>
          <p className="ol-Text">{t(`creditAssessment.section.${part}.text`)}</p>
        </div>
        <FormFields names={[part]} {...{ draw, Fields, actions: form.actions }} page={all.indexOf(part)}>
          {layout}
        </FormFields>
        {part === 'check' && <LegalText place="SubmitCreditAssessmentForm" />}
        <div {...parts('Form.actions', 'Assessment.actions')}>
          {next ? (
            <Button variant="primary" part="Assessment.next" onClick={() => open(next)}>
              {t('creditAssessment.next', { part: getName(next) })}
            </Button>
          ) : (
            submit
          )}
          {previous && (
            <Button part="Assessment.previous" onClick={() => open(previous)}>
              {t('creditAssessment.previous', { part: getName(previous) })}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/** The placeholder of a part. */
function PartSkeleton(): ReactNode {
  return (
    <div className="ol-Form" aria-hidden="true">
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

/** For a business that has a limit in use: why it would start again. Says nothing while that is not known. */
function LimitInUse({ customerPartnerId }: { customerPartnerId: string }): ReactNode {
  const t = useCopy(creditAssessmentStart)
  const { locale } = useLendingRoot()
  const { data } = useCreditLimit({ customerPartnerId })
  if (data?.status !== 'active') return null
  const amount = formatMoney(data.limit, data.currency, locale)
  return (
    <Alert tone="info" part="Assessment.again" title={t('creditAssessment.again.title')}>
      <p className="ol-Text">{t('creditAssessment.again.text', { amount })}</p>
    </Alert>
  )
}

type AssessmentSlotsProps = Pick<SubmitCreditAssessmentViewProps, 'form' | 'allowCamera'> & {
  section: AssessmentSection
}

/** The statements that a document does not exist, for documents with better words than the general ones. */
const absent = {
  audited_financial_reports: 'creditAssessment.absent.audit',
  board_resolution: 'creditAssessment.absent.board',
  holdco_incorporation_documents: 'creditAssessment.absent.holdco',
  loan_book: 'creditAssessment.absent.loanBook',
  memorandum: 'creditAssessment.absent.company',
  side_letter: 'creditAssessment.absent.offer',
} as const

/** The documents of one part, each in a separate slot. */
function AssessmentSlots({ form, section, allowCamera }: AssessmentSlotsProps): ReactNode {
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
      <p className="ol-Note">
        <DocumentLimits uploads={uploads} />
      </p>
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
            hideLimits
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

type AssessmentPartsProps = {
  form: Pick<UseSubmitCreditAssessmentFormReturnType, 'sections' | 'completeness'>
  current: AssessmentPart
  onOpen: (part: AssessmentPart) => void
  /** The button of the part that is open takes the focus on the way back. */
  currentRef: RefObject<HTMLButtonElement | null>
}

/** The parts of the assessment with the progress of each; a person can open any part at any time. */
function AssessmentParts({ form, current, onOpen, currentRef }: AssessmentPartsProps): ReactNode {
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
