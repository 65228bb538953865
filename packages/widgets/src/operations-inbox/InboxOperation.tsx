'use client'
import type { AttentionOperation } from '@onlend/core/relay'
import { type ReactNode, useId, useState } from 'react'
import { useSession } from '@onlend/hooks'
import { useNames } from '@onlend/hooks/operators'
import { useResolveOperation } from '@onlend/hooks/operators'
import { operation as operationWords } from '../operation-status/operation.words.ts'
import { operationKinds } from '../operation-status/operationKinds.words.ts'
import { operationsInbox as words } from './operationsInbox.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatDateTime } from '../format/formatDateTime.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { OperationEvidence } from '../operation-status/OperationEvidence.tsx'
import { operationKindKey } from '../operation-status/operationKindKey.ts'
import { outcomeLook } from '../operation-status/outcomeLook.ts'
import { recordOutcome } from '../operation-status/recordOutcome.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { useParts } from '../ui/useParts.ts'
import { formatDate } from '../format/formatDate.ts'
import { Alert } from '../ui/Alert.tsx'
import { toOwner } from './toOwner.ts'
import { Refusal } from './Refusal.tsx'
import { outcomeLabel } from './outcomeLabel.ts'
import { ResolveForm } from './ResolveForm.tsx'

type InboxOperationProps = {
  operation: AttentionOperation
  headingLevel: 2 | 3 | 4
  onDone: (what: 'recorded' | 'proposed') => void
}

/** One operation that needs an operator: its request, the reason why it waits, the known facts, and the form that records its result. */
export function InboxOperation({ operation, headingLevel, onDone }: InboxOperationProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(operationWords)
  const name = useCopy(operationKinds)
  const parts = useParts()
  const { locale, timeZone } = useLendingRoot()
  const { toPartner } = useNames()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const Heading = `h${headingLevel === 4 ? 5 : headingLevel === 3 ? 4 : 3}` as const
  const { kind, summary, reference, createdAt, proposal, resolution, laterEvidence } = operation
  const why = getAttentionReason(operation)
  const look = outcomeLook(kind, recordOutcome(operation))
  const { amount, recipient, destinationEnd, count } = summary
  const partnerId = operation.customerPartnerId ?? operation.channelPartnerId
  const partner = partnerId === null ? null : toPartner(partnerId)
  const row = (key: string, title: string, value: string | null) =>
    value !== null && { key, name: title, value }
  return (
    <li
      {...parts('OperationStatus.receipt', 'OperationsInbox.item')}
      aria-labelledby={id}
      data-ol-state={why}
    >
      <div className="ol-Card-header">
        <Heading id={id} className="ol-OperationStatus-receiptTitle">
          {name(operationKindKey(kind))} <code className="ol-Code">{reference}</code>
        </Heading>
        <Badge tone={look.tone} icon={look.icon}>
          {t(`operationsInbox.why.${why}`)}
        </Badge>
      </div>
      <DescriptionList
        rows={[
          row('partner', t('operationsInbox.partner'), partner?.name ?? null),
          row(
            'amount',
            say('operation.amount'),
            amount && formatMoney(amount, partner?.currency ?? null, locale),
          ),
          row('recipient', say('operation.recipient'), recipient),
          row('destination', say('operation.destination'), destinationEnd),
          row(
            'count',
            say('operation.count'),
            count === null ? null : new Intl.NumberFormat(locale).format(count),
          ),
          row('at', say('operation.requestedAt'), formatDateTime(createdAt, locale, { timeZone })),
        ]}
      />
      <details {...parts('OperationsInbox.details')}>
        <summary className="ol-OperationStatus-detailsTitle">
          {say('operation.details')}
          <Icon name="chevron" />
        </summary>
        <DescriptionList
          rows={[
            row('partnerId', t('operationsInbox.partnerId'), partnerId),
            row('proposedBy', t('operationsInbox.personId'), proposal?.by ?? null),
          ]}
        />
      </details>
      {(resolution || (laterEvidence && laterEvidence.length > 0)) && (
        <OperationEvidence operation={operation} quote={(message) => say('operation.words', { message })} />
      )}
      {proposal && <ProposedResult operation={operation} proposal={proposal} onDone={onDone} />}
      {isOpen ? (
        <ResolveForm
          operation={operation}
          onCancel={() => setIsOpen(false)}
          onDone={(what) => {
            setIsOpen(false)
            onDone(what)
          }}
        />
      ) : (
        <div className="ol-Buttons">
          <Button
            variant={proposal ? 'secondary' : 'primary'}
            onClick={() => setIsOpen(true)}
            aria-label={proposal ? undefined : t('operationsInbox.resolveOf', { reference })}
            part="OperationsInbox.resolve"
          >
            {t(proposal ? 'operationsInbox.propose' : 'operationsInbox.resolve')}
          </Button>
        </div>
      )}
    </li>
  )
}

function getAttentionReason({
  state,
  conflict,
  proposal,
}: AttentionOperation): 'unknown' | 'stale' | 'conflict' | 'proposal' {
  if (proposal) return 'proposal'
  if (conflict) return 'conflict'
  return state === 'stale' ? 'stale' : 'unknown'
}

type ProposedResultProps = {
  operation: AttentionOperation
  proposal: NonNullable<AttentionOperation['proposal']>
  onDone: (what: 'recorded') => void
}

/** The result that one operator proposed, for another one to confirm. */
function ProposedResult({ operation, proposal, onDone }: ProposedResultProps): ReactNode {
  const t = useCopy(words)
  const { locale, timeZone } = useLendingRoot()
  const { data: session } = useSession()
  const { toPerson } = useNames()
  const resolve = useResolveOperation()
  const isOwn = session !== undefined && session.userId === proposal.by
  const { text, reference, at } = proposal.evidence
  const confirm = () =>
    resolve.mutate(
      { operationId: operation.id, body: { ...toOwner(operation), confirms: proposal.id } },
      { onSuccess: () => onDone('recorded') },
    )
  const button = (
    <Button variant="primary" busy={resolve.isPending} onClick={confirm} part="OperationsInbox.confirm">
      {t('operationsInbox.confirm')}
    </Button>
  )
  return (
    <Alert
      tone="info"
      part="OperationsInbox.proposal"
      title={
        <>
          {t('operationsInbox.proposedBy', { by: toPerson(proposal.by) })}:{' '}
          {outcomeLabel(proposal.outcome, t)}
        </>
      }
      actions={isOwn || session === undefined ? undefined : button}
    >
      <p className="ol-Text">
        <bdi>“{text}”</bdi>
        {reference && <bdi> ({reference})</bdi>} {at && <bdi>{formatDate(at, locale, timeZone)}</bdi>}
      </p>
      {isOwn && <p className="ol-Note">{t('operationsInbox.yours')}</p>}
      {resolve.error && <Refusal error={resolve.error} />}
    </Alert>
  )
}
