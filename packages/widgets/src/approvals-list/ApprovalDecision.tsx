'use client'
import { isLendingError, type Operation } from '@onlend/core'
import { useOperation } from '@onlend/hooks'
import {
  useApprovalDetails,
  useApproveOperation,
  useIsOwnOperation,
  useRefuseOperation,
} from '@onlend/hooks/operators'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BusinessFacts } from '../acting-for/BusinessFacts.tsx'
import { formatMoney } from '../format/formatMoney.ts'
import { groupDigits } from '../format/groupDigits.ts'
import { groupPhone } from '../format/groupPhone.ts'
import { ApprovalNote } from '../operation-status/ApprovalNote.tsx'
import { DecisionRefused } from './DecisionRefused.tsx'
import { operation as operationWords } from '../operation-status/operation.words.ts'
import { outcomeKey } from '../operation-status/outcomeKey.ts'
import { outcomeLook } from '../operation-status/outcomeLook.ts'
import { outcomes } from '../operation-status/outcomes.words.ts'
import { recordOutcome } from '../operation-status/recordOutcome.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import { approvalsList as words } from './approvalsList.words.ts'
import { RefuseForm } from './RefuseForm.tsx'

type ApprovalDecisionProps = {
  operation: Operation
  /** The operation is still in the list of pending approvals. */
  isListed: boolean
  currency: string | null
  onDecided: ((operation: Operation) => void) | undefined
  /** Keeps the sheet open while a decision is being sent. */
  lock: (isLocked: boolean) => void
}

/** The rest of what a second person has to know of an operation, its recipient in full, and the decision; then the outcome. */
export function ApprovalDecision(props: ApprovalDecisionProps): ReactNode {
  const { operation, isListed, currency, onDecided, lock } = props
  const t = useCopy(words)
  const say = useCopy(operationWords)
  const { locale } = useLendingRoot()
  const isOwn = useIsOwnOperation(operation)
  const told = { mutation: { onSuccess: (after: Operation) => onDecided?.(after) } }
  const approve = useApproveOperation(told)
  const refuse = useRefuseOperation(told)
  const [isRefusing, setIsRefusing] = useState(false)
  const decided = approve.data ?? refuse.data ?? null
  // From its decision on, the record of the operation itself says how it goes on.
  const record = useOperation({
    operationId: operation.id,
    query: { enabled: decided !== null || !isListed },
  })
  const current = record.data ?? decided ?? operation
  const { kind, summary } = operation
  const amount = summary.amount && formatMoney(summary.amount, currency, locale)
  const isWaiting = isListed && decided === null && current.state === 'awaiting_approval'
  const details = useApprovalDetails({ operation, enabled: isWaiting && isOwn === false })
  const shown = details.data ?? null
  const isBusy = approve.isPending || refuse.isPending
  const error = approve.error ?? refuse.error
  const row = (key: string, title: string, value: string | null | undefined) =>
    value ? { key, name: title, value } : null
  const isMobile = summary.method === 'mobile-money'
  const institution = summary.institutionName ?? summary.institution
  useEffect(() => {
    lock(isBusy)
    return () => lock(false)
  }, [isBusy, lock])

  const decide = () => {
    // Until it is known who is signed in, one's own could be offered for approval.
    if (isOwn === null) return <Skeleton size="control" />
    if (isOwn)
      return (
        <>
          <p className="ol-Text">{t('approvalsList.own')}</p>
          {error && <DecisionRefused error={error} />}
          <div className="ol-Buttons">
            <Button
              busy={refuse.isPending}
              onClick={() => isBusy || refuse.mutate({ operation })}
              part="ApprovalsList.takeBack"
            >
              {t('approvalsList.takeBack')}
            </Button>
          </div>
        </>
      )
    // An operation whose details have not loaded cannot be approved.
    if (isLendingError(details.error) && details.error.code === 'not_found')
      return <DecisionRefused error={details.error} />
    if (details.isError)
      return (
        <LoadFailed
          title={t('approvalsList.details.failed')}
          error={details.error}
          onRetry={() => void details.refetch()}
          retrying={details.isFetching}
        />
      )
    if (shown === null) return <Skeleton size="control" />
    if (isRefusing)
      return (
        <RefuseForm
          busy={refuse.isPending}
          error={refuse.error}
          onCancel={() => setIsRefusing(false)}
          onSubmit={(reason) => isBusy || refuse.mutate({ operation, ...(reason !== '' && { reason }) })}
        />
      )
    return (
      <>
        {error && <DecisionRefused error={error} />}
        <div className="ol-Buttons">
          <ConfirmButton
            busy={approve.isPending}
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || approve.mutate({ operation })}
            part="ApprovalsList.approve"
          >
            {t('approvalsList.approve', { amount: amount ?? '' })}
          </ConfirmButton>
          <Button
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || setIsRefusing(true)}
            part="ApprovalsList.refuse"
          >
            {t('approvalsList.refuse')}
          </Button>
        </div>
      </>
    )
  }
  return (
    <>
      <BusinessFacts
        customerPartnerId={operation.customerPartnerId}
        kind={kind}
        other={summary.recipient ?? institution}
        rows={[
          row('institution', say('operation.institution'), summary.recipient === null ? null : institution),
          isWaiting && shown?.destination
            ? {
                key: 'destination',
                name: t(isMobile ? 'approvalsList.mobileNumber' : 'approvalsList.accountNumber'),
                value: (
                  <bdi className="ol-ApprovalsList-number" dir="ltr">
                    {isMobile ? groupPhone(shown.destination) : groupDigits(shown.destination)}
                  </bdi>
                ),
              }
            : row(
                'destination',
                say(isMobile ? 'operation.mobileDestination' : 'operation.destination'),
                summary.destinationEnd,
              ),
          // The service takes a narration of mobile money alone: elsewhere the person who asks can give none.
          row('purpose', t('approvalsList.purpose'), shown?.narration),
          row(
            'tenor',
            t('approvalsList.tenor'),
            shown?.tenor == null ? null : t('approvalsList.days', { count: shown.tenor }),
          ),
        ]}
      />
      {isWaiting && shown?.isFirstPayment && (
        <Alert tone="warning" title={t(isMobile ? 'approvalsList.first.mobile' : 'approvalsList.first')}>
          <p className="ol-Text">{t('approvalsList.first.text')}</p>
        </Alert>
      )}
      {isWaiting ? (
        decide()
      ) : (
        <DecidedNotice operation={current} takeFocus={decided !== null}>
          {isLendingError(error) && decided === null && <DecisionRefused error={error} />}
        </DecidedNotice>
      )}
    </>
  )
}

type DecidedNoticeProps = { operation: Operation; takeFocus: boolean; children: ReactNode }

/** The outcome after the decision; takes the focus, because the pressed button is gone. */
function DecidedNotice({ operation, takeFocus, children }: DecidedNoticeProps): ReactNode {
  const tell = useCopy(outcomes)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takeFocus) notice.current?.focus()
  }, [takeFocus])
  const outcome = recordOutcome(operation)
  const { kind } = operation
  // The operation has left the list, and its newer record is not read yet.
  if (outcome === 'awaiting_approval') return children
  const look = outcomeLook(kind, outcome)
  return (
    <Alert
      ref={notice}
      tone={look.tone}
      icon={look.icon}
      role="status"
      title={tell(outcomeKey(kind, `${outcome}.title`))}
      part="ApprovalsList.decided"
    >
      <p className="ol-Text">{tell(outcomeKey(kind, `${outcome}.text`))}</p>
      {outcome === 'unknown' && <p className="ol-Text">{tell(outcomeKey(kind, 'unknown.next'))}</p>}
      <ApprovalNote operation={operation} />
    </Alert>
  )
}
