'use client'
import type { AttentionOperation } from '@onlend/core/relay'
import { type ReactNode, useState } from 'react'
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
import type { DataColumn } from '../table/DataColumn.ts'
import { SheetRows } from '../table/SheetRows.tsx'
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

type InboxOperationsProps = {
  operations: readonly AttentionOperation[]
  caption: string
  onDone: (what: 'recorded' | 'proposed', reference: string) => void
}

/** The operations that need an operator: a row each with its reason; its sheet has the known facts and the form that records its result. */
export function InboxOperations({ operations, caption, onDone }: InboxOperationsProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(operationWords)
  const name = useCopy(operationKinds)
  const { locale, timeZone } = useLendingRoot()
  const { toPartner } = useNames()
  const findPartner = ({ customerPartnerId, channelPartnerId }: AttentionOperation) => {
    const id = customerPartnerId ?? channelPartnerId
    return id === null ? null : toPartner(id)
  }
  const request = ({ kind, summary }: AttentionOperation) =>
    [name(operationKindKey(kind)), summary.recipient].filter(Boolean).join(' · ')
  const amount = (one: AttentionOperation) =>
    one.summary.amount && formatMoney(one.summary.amount, findPartner(one)?.currency ?? null, locale)
  const business = (one: AttentionOperation) => findPartner(one)?.name ?? null
  const ending = ({ summary }: AttentionOperation) => summary.destinationEnd
  const count = ({ summary }: AttentionOperation) =>
    summary.count === null ? null : new Intl.NumberFormat(locale).format(summary.count)
  const at = ({ createdAt }: AttentionOperation) => formatDateTime(createdAt, locale, { timeZone })
  const drawReason = (one: AttentionOperation) => (
    <Badge {...outcomeLook(one.kind, recordOutcome(one))}>
      {t(`operationsInbox.why.${getAttentionReason(one)}`)}
    </Badge>
  )
  const columns: DataColumn<AttentionOperation>[] = [
    { id: 'request', label: name('operation.kind.other'), value: request, draw: request },
    { ...amountPlace, label: say('operation.amount'), value: amount, draw: amount },
    { ...businessPlace, label: t('operationsInbox.partner'), value: business, draw: business },
    { ...farPlace, id: 'ending', label: say('operation.destination'), value: ending, draw: ending },
    { id: 'count', label: say('operation.count'), hidden: true, value: count, draw: count },
    {
      ...{ ...farPlace, id: 'reference', label: say('operation.reference') },
      value: ({ reference }) => reference,
      draw: ({ reference }) => <code className="ol-Code">{reference}</code>,
    },
    {
      ...{ id: 'at', label: say('operation.requestedAt'), showFrom: 'wide', value: at },
      draw: (one) => <bdi className="ol-Table-day">{at(one)}</bdi>,
    },
    {
      ...{ id: 'why', label: t('operationsInbox.conflict.status'), onPhone: 'belowEnd' },
      ...{ value: getAttentionReason, draw: drawReason },
    },
  ]
  return (
    <SheetRows
      caption={caption}
      rows={operations}
      columns={columns}
      keyOf={({ id }) => id}
      stateOf={getAttentionReason}
      details={(operation, { close }) => (
        <OperationDecision
          operation={operation}
          onDone={(what) => {
            close()
            onDone(what, operation.reference)
          }}
        />
      )}
    />
  )
}

const amountPlace = { id: 'amount', align: 'end', onPhone: 'end' } as const
const businessPlace = { id: 'business', onPhone: 'below' } as const
const farPlace = { showFrom: 'widest' } as const

type OperationDecisionProps = {
  operation: AttentionOperation
  onDone: (what: 'recorded' | 'proposed') => void
}

/** The evidence about one operation, the result that another operator proposed, and the form that records one. */
function OperationDecision({ operation, onDone }: OperationDecisionProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(operationWords)
  const parts = useParts()
  const [isOpen, setIsOpen] = useState(false)
  const { reference, proposal, resolution, laterEvidence } = operation
  const row = (key: string, title: string, value: string | null) =>
    value !== null && { key, name: title, value }
  return (
    <>
      <details {...parts('OperationsInbox.details')}>
        <summary className="ol-OperationStatus-detailsTitle">
          {say('operation.details')}
          <Icon name="chevron" />
        </summary>
        <DescriptionList
          rows={[
            row(
              'partnerId',
              t('operationsInbox.partnerId'),
              operation.customerPartnerId ?? operation.channelPartnerId,
            ),
            row('proposedBy', t('operationsInbox.personId'), proposal?.by ?? null),
          ]}
        />
      </details>
      {(resolution || (laterEvidence && laterEvidence.length > 0)) && (
        <OperationEvidence operation={operation} quote={(message) => say('operation.words', { message })} />
      )}
      {proposal && <ProposedResult operation={operation} proposal={proposal} onDone={onDone} />}
      {isOpen ? (
        <ResolveForm operation={operation} onCancel={() => setIsOpen(false)} onDone={onDone} />
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
    </>
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
