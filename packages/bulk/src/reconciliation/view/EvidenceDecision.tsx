'use client'
import { toSeenText } from '@onlend/core/internal'
import type { LockboxFinding, LockboxReconciliation } from '../LockboxReconciliation.ts'
import type { ReconciliationFinding } from '../Reconciliation.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  Alert,
  Button,
  formatDate,
  formatMoney,
  operationsInbox,
  outcomeLabel,
  OwnForm,
  TextArea,
  useCopy,
  useLendingRoot,
  useParts,
} from '@onlend/widgets/internal'
import { lockboxReconciliation as words } from './lockboxReconciliation.words.ts'

type EvidenceDecisionProps = {
  shown: LockboxFinding
  finding: Extract<ReconciliationFinding, { type: 'evidence' }>
  all: LockboxReconciliation
  currency: string | null
}

/** The most characters that the relay takes. */
const longestText = 500

/** The decision of operators on a line that is evidence: one records what they saw; another agrees where the relay asks for two. */
export function EvidenceDecision({ shown, finding, all, currency }: EvidenceDecisionProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(operationsInbox)
  const [step, setStep] = useState<'closed' | 'write' | 'check'>('closed')
  const [text, setText] = useState<string | null>(null)
  const { locale } = useLendingRoot()
  const { line } = finding
  const { proposal, state } = shown
  const isSending = all.decision?.findingId === shown.id && all.decision.state === 'sending'
  if (all.isOperator === false) return <p className="ol-Note">{t('lockboxReconciliation.onlyOperators')}</p>
  const seen =
    text ??
    t('lockboxReconciliation.sawOnLine', {
      line: line.line,
      day: formatDate(line.day, locale),
      amount: formatMoney(line.amount, line.currency ?? currency, locale),
    })
  return (
    <>
      {proposal && (
        <Alert
          tone="info"
          part="LockboxReconciliation.proposal"
          title={
            <>
              {say('operationsInbox.proposedBy', { by: proposal.by })}: {outcomeLabel(proposal.outcome, say)}
            </>
          }
          actions={
            state === 'proposed' && (
              <Button
                variant="primary"
                busy={isSending}
                onClick={() => all.confirm(shown)}
                part="LockboxReconciliation.confirm"
              >
                {say('operationsInbox.confirm')}
              </Button>
            )
          }
        >
          <p className="ol-Text">
            <bdi>“{proposal.evidence.text}”</bdi>
          </p>
          {state === 'waiting' && <p className="ol-Note">{say('operationsInbox.yours')}</p>}
        </Alert>
      )}
      {!proposal && step === 'closed' && (
        <div className="ol-Buttons">
          <Button
            variant="primary"
            busy={all.isOperator === null}
            onClick={() => setStep('write')}
            part="LockboxReconciliation.use"
          >
            {t('lockboxReconciliation.use')}
          </Button>
        </div>
      )}
      {!proposal && step !== 'closed' && (
        <EvidenceForm
          step={step}
          text={seen}
          reference={finding.operation.reference}
          isSending={isSending}
          onText={setText}
          onStep={setStep}
          onRecord={() => all.resolve(shown, seen)}
        />
      )}
    </>
  )
}

type EvidenceFormProps = {
  step: 'write' | 'check'
  text: string
  reference: string
  isSending: boolean
  onText: (text: string) => void
  onStep: (step: 'closed' | 'write' | 'check') => void
  onRecord: () => void
}

function EvidenceForm(props: EvidenceFormProps): ReactNode {
  const { step, text, reference, isSending, onText, onStep, onRecord } = props
  const t = useCopy(words)
  const say = useCopy(operationsInbox)
  const parts = useParts()
  const field = useRef<HTMLTextAreaElement>(null)
  const check = useRef<HTMLDivElement>(null)
  const [isTried, setIsTried] = useState(false)
  useEffect(() => (step === 'write' ? field.current?.focus() : check.current?.focus()), [step])
  const submit = () => {
    setIsTried(true)
    if (toSeenText(text) === '') field.current?.focus()
    else if (step === 'write') onStep('check')
    else if (!isSending) onRecord()
  }
  return (
    <OwnForm {...parts('Form', 'LockboxReconciliation.form')} onSubmit={submit}>
      {step === 'write' ? (
        <TextArea
          ref={field}
          label={t('lockboxReconciliation.saw')}
          hint={say('operationsInbox.evidence.hint')}
          maxLength={longestText}
          value={text}
          onChange={({ target }) => onText(target.value)}
          error={isTried && toSeenText(text) === '' && say('operationsInbox.missing.evidence')}
        />
      ) : (
        <Alert
          ref={check}
          tone="info"
          part="LockboxReconciliation.check"
          title={t('lockboxReconciliation.check', { reference })}
        >
          <p className="ol-Text">
            <bdi>“{toSeenText(text)}”</bdi>
          </p>
          <p className="ol-Text">{t('lockboxReconciliation.whoAgrees')}</p>
        </Alert>
      )}
      <div className="ol-Buttons">
        <Button type="submit" variant="primary" busy={isSending} part="LockboxReconciliation.record">
          {step === 'write' ? t('lockboxReconciliation.goOn') : say('operationsInbox.record')}
        </Button>
        <Button
          onClick={() => onStep(step === 'write' ? 'closed' : 'write')}
          part="LockboxReconciliation.cancel"
        >
          {say('operationsInbox.cancel')}
        </Button>
      </div>
    </OwnForm>
  )
}
