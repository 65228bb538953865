'use client'
import type { AttentionOperation } from '@onlend/core/relay'
import { useSession } from '@onlend/hooks'
import { useResolveOperation } from '@onlend/hooks/operators'
import type { ReactNode } from 'react'
import { operationsInbox as words } from './operationsInbox.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatDate } from '../format/formatDate.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { toOwner } from './toOwner.ts'
import { Refusal } from './Refusal.tsx'
import { outcomeLabel } from './outcomeLabel.ts'

type ProposedResultProps = {
  operation: AttentionOperation
  proposal: NonNullable<AttentionOperation['proposal']>
  onDone: (what: 'recorded') => void
}

/** What one operator proposed, for another one to confirm. */
export function ProposedResult({ operation, proposal, onDone }: ProposedResultProps): ReactNode {
  const t = useCopy(words)
  const { locale, timeZone } = useLendingRoot()
  const { data: session } = useSession()
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
          {t('operationsInbox.proposedBy', { by: proposal.by })}: {outcomeLabel(proposal.outcome, t)}
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
