'use client'
import type { LendingError, Operation } from '@onlend/core'
import type { SentWrite } from '@onlend/hooks/forms'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatDateTime } from '../format/formatDateTime.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { useParts } from '../ui/useParts.ts'
import { ambiguous } from './ambiguous.words.ts'
import { operation as words } from './operation.words.ts'
import { outcomes } from './outcomes.words.ts'
import { ApprovalNote } from './ApprovalNote.tsx'
import { OperationEvidence } from './OperationEvidence.tsx'
import { chooseShown } from './chooseShown.ts'
import { type OperationOutcome, outcomeLook } from './outcomeLook.ts'
import { OperationReceipt } from './OperationReceipt.tsx'
import { OperationRowCounts } from './OperationRowCounts.tsx'
import { type OperationStep, operationSteps } from './operationSteps.ts'
import { ambiguousOutcomeTexts } from './ambiguousOutcomeTexts.ts'
import { outcomeKey } from './outcomeKey.ts'

type OperationStatusViewProps = {
  outcome: OperationOutcome
  /** The kind of the operation, while no record states it. */
  kind?: string | undefined
  /** The partner of the operation, while no record states it. */
  customerPartnerId?: string | null
  /** The relay's record; `null` before it is known and when there is none. */
  operation: Operation | null
  /** The operation that this device sent: shown until there is a record. */
  sent?: SentWrite | null
  currency: string | null
  institutionName?: string | null
  /** Why the relay has no record to give: its ledger came back from a backup, or does not keep it any more. */
  code?: LendingError['code'] | undefined
  /** Below the sentence: a note from another read of the widget. */
  note?: ReactNode
  /** Moves the focus to the title once, where it takes the place of something that had it. */
  takeFocus?: boolean
  isChecking?: boolean
  /** Reads again; never sends. */
  onCheckAgain?: (() => void) | undefined
  /** Only where nothing was sent. */
  onSendAgain?: (() => void) | undefined
  onStartOver?: (() => void) | undefined
}

/** Seen, but not when: no event says it. */
const paidOut: OperationStep = { step: 'paidOut', state: 'done', at: null }

/** The relay's words for how a result was tied to its request, by the kit's. */
const matchedBy = { byReference: 'reference', byFacts: 'facts', assigned: 'assigned' } as const

/** A set has a reason for each of its rows instead. */
const saysWhy = ({ state, rows }: Operation) => state === 'rejected' || (state === 'failed' && rows === null)

/** Renders the outcome of an operation: in one sentence, as a timeline of its steps, and as a receipt. */
export function OperationStatusView(props: OperationStatusViewProps): ReactNode {
  const {
    operation,
    sent = null,
    currency,
    institutionName = null,
    takeFocus = false,
    isChecking = false,
  } = props
  const { onCheckAgain, onSendAgain, onStartOver } = props
  // The record knows of a contradiction that came after the first outcome.
  const outcome = operation?.conflict ? 'conflict' : props.outcome
  const kind = operation?.kind ?? props.kind ?? 'other'
  const isForgotten = props.code === 'operation_forgotten'
  const shown = chooseShown({
    // The operation that this device sent now is another one than the forgotten one.
    ...{ operation, sent: isForgotten ? null : sent, kind, outcome },
    customerPartnerId: props.customerPartnerId ?? null,
  })
  const t = useCopy(words)
  const lost = isForgotten
    ? t('operation.forgotten')
    : props.code === 'ledger_restored' && outcome === 'unknown' && t('operation.restored')
  const quote = (message: string) => t('operation.words', { message })
  const say = useCopy(everyWidget)
  const tell = useCopy(outcomes)
  const tAmbiguous = useCopy(ambiguous)
  const parts = useParts()
  const { locale, timeZone, onContactSupport } = useLendingRoot()
  // A step in the same minute as the one before it shows no time.
  const time = (at: string, before?: string | null) => {
    const text = formatDateTime(at, locale, { timeZone })
    return before && formatDateTime(before, locale, { timeZone }) === text ? false : text
  }
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takeFocus) title.current?.focus()
  }, [takeFocus])
  const [first] = useState(outcome)
  const look = outcomeLook(kind, outcome)
  const isDoubtful = outcome === 'unknown' || outcome === 'stale' || outcome === 'conflict'
  // An answer that decides nothing is not the same as none, and an empty or unreadable one is no error.
  const status = outcome === 'unknown' ? operation?.status : null
  const answered = typeof status === 'number' ? (status < 400 ? 'unreadable' : 'error') : null
  const stepAnswered = { error: 'errored', unreadable: 'unreadable' } as const
  // Two events contradict each other: the view states no fact that comes from one of them alone.
  const settled = outcome === 'conflict' ? null : operation
  const isPaidOut = outcome === 'paidOut'
  const count = shown?.summary.count ?? operation?.summary.count ?? null
  const sentence = tell(outcomeKey(kind, `${outcome}.title`, count))
  const way = shown && (
    <Timeline
      label={t('operation.steps')}
      steps={[...operationSteps(shown), ...(isPaidOut ? [paidOut] : [])].map(
        ({ step, state, at }, index, all) => ({
          key: step,
          label:
            step === 'succeeded'
              ? tell(outcomeKey(kind, 'succeeded.step', count))
              : t(`operation.step.${answered && step === 'unknown' ? stepAnswered[answered] : step}`),
          note:
            at === null ? state === 'waiting' && t('operation.step.waiting') : time(at, all[index - 1]?.at),
          state,
        }),
      )}
    />
  )
  // The evidence of the result, for operators: how the relay matched the event, and whether it verified the event.
  const known = (['byReference', 'byFacts', 'assigned', 'verified'] as const).filter((key) =>
    key === 'verified' ? settled?.verified === true : settled?.matched === matchedBy[key],
  )
  return (
    <div {...parts('OperationStatus.body')} data-ol-state={outcome}>
      <div {...parts('OperationStatus.head')}>
        <span className="ol-OperationStatus-sign" data-ol-tone={look.tone}>
          {outcome === 'submitting' ? <Spinner /> : <Icon name={look.icon} />}
        </span>
        <div className="ol-OperationStatus-texts">
          <h3 ref={title} tabIndex={-1} {...parts('OperationStatus.title')}>
            {sentence}
          </h3>
          <p className="ol-Text">
            {operation?.matched === 'resolved' && outcome !== 'conflict'
              ? t('operation.resolved')
              : lost && outcome === 'unknown'
                ? lost
                : tell(outcomeKey(kind, answered ? `unknown.${answered}` : `${outcome}.text`, count))}
          </p>
          {lost && outcome !== 'unknown' && <p className="ol-Text">{lost}</p>}
          {outcome === 'unknown' && !lost && (
            <p className="ol-OperationStatus-strong">{tell(outcomeKey(kind, 'unknown.next', count))}</p>
          )}
          {operation?.serviceMessage && saysWhy(operation) && (
            <p className="ol-Note">{quote(operation.serviceMessage)}</p>
          )}
          {ambiguousOutcomeTexts(operation, tAmbiguous).map((line) => (
            <p key={line} className="ol-OperationStatus-strong">
              {line}
            </p>
          ))}
          {settled?.verified === false && <p className="ol-Note">{t('operation.unverified')}</p>}
        </div>
      </div>
      {props.note}
      {operation?.approval && <ApprovalNote operation={operation} />}
      {operation && (operation.resolution || (operation.laterEvidence ?? []).length > 0) && (
        <OperationEvidence operation={operation} quote={quote} />
      )}
      {operation?.rows && (operation.rows.total > 1 || operation.rows.failed > 0) && (
        <OperationRowCounts operationId={operation.id} rows={operation.rows} currency={currency} />
      )}
      {shown && (
        <OperationReceipt operation={shown} currency={currency} institutionName={institutionName}>
          {way}
          {known.map((key) => (
            <p key={key} className="ol-Note">
              {t(`operation.${key}`)}
            </p>
          ))}
        </OperationReceipt>
      )}
      <div className="ol-Buttons">
        {onSendAgain && outcome === 'notReceived' && (
          <Button variant="primary" onClick={onSendAgain} part="OperationStatus.sendAgain">
            {t('operation.sendAgain')}
          </Button>
        )}
        {onCheckAgain && isDoubtful && (
          <Button icon="refresh" busy={isChecking} onClick={onCheckAgain} part="OperationStatus.checkAgain">
            {t(isChecking ? 'operation.checking' : 'operation.checkAgain')}
          </Button>
        )}
        {onContactSupport && (isDoubtful || outcome === 'failed' || outcome === 'reversed') && (
          <Button
            onClick={() => onContactSupport({ reference: operation?.reference ?? null, requestId: null })}
            part="OperationStatus.support"
          >
            {say('common.contactSupport')}
          </Button>
        )}
        {onStartOver && outcome !== 'submitting' && !isDoubtful && outcome !== 'notReceived' && (
          <Button onClick={onStartOver} part="OperationStatus.startOver">
            {tell(outcomeKey(kind, 'again', count))}
          </Button>
        )}
      </div>
      {/* With the focus on the title, that is read; what it says later has to be said. */}
      <LiveRegion>{takeFocus && outcome === first ? '' : sentence}</LiveRegion>
    </div>
  )
}
