'use client'
import type { Operation } from '@onlend/core'
import { foldAmount } from '@onlend/core/operations'
import type { InboxEvent } from '@onlend/core/relay'
import { useNames } from '@onlend/hooks/operators'
import { type ReactNode, useEffect, useRef } from 'react'
import { operation as operationWords } from '../operation-status/operation.words.ts'
import { operationKinds } from '../operation-status/operationKinds.words.ts'
import { operationsInbox as words } from './operationsInbox.words.ts'
import { type Translate, useCopy } from '../words/useCopy.ts'
import { operationKindKey } from '../operation-status/operationKindKey.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { formatEventAmount } from './formatEventAmount.ts'
import { outcomeLabel } from './outcomeLabel.ts'

type AssignmentConflictProps = {
  event: InboxEvent
  operation: Operation
  /** The relay refused although the operator forced the assignment. */
  wasForced: boolean
  busy: boolean
  onForce: () => void
  onOther: () => void
  /** The reason of the last refusal, if it is another one. */
  children?: ReactNode
}

type Fact = { key: string; name: string; told: string | null; asked: string | null; differs: boolean }

/** The facts of an event and of the request, side by side: the operator chooses another request, or forces the assignment. */
export function AssignmentConflict({
  event,
  operation,
  wasForced,
  busy,
  onForce,
  onOther,
  children,
}: AssignmentConflictProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(operationWords)
  const name = useCopy(operationKinds)
  const { locale } = useLendingRoot()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  const { summary, kind, customerPartnerId, reference } = operation
  const names = useNames()
  const findPartner = (of: string | null) => (of === null ? null : names.toPartner(of))
  const differ = (one: string | null, other: string | null) => one !== null && other !== null && one !== other
  const fact = (key: string, title: string, told: string | null, asked: string | null): Fact => ({
    ...{ key, name: title, told, asked, differs: differ(told, asked) },
  })
  const kindName = (of: string | null) => of && name(operationKindKey(of))
  const amountsDiffer = differ(foldAmount(event.amount), foldAmount(summary.amount))
  const facts: Fact[] = [
    fact('kind', t('operationsInbox.conflict.kind'), kindName(event.kind), kindName(kind)),
    {
      ...{ key: 'partner', name: t('operationsInbox.partner') },
      ...{
        told: findPartner(event.customerPartnerId)?.name ?? null,
        asked: findPartner(customerPartnerId)?.name ?? null,
      },
      differs: differ(event.customerPartnerId, customerPartnerId),
    },
    {
      ...{ key: 'amount', name: say('operation.amount'), differs: amountsDiffer },
      told: formatEventAmount(event.amount, findPartner(event.customerPartnerId)?.currency ?? null, locale),
      asked: formatEventAmount(summary.amount, findPartner(customerPartnerId)?.currency ?? null, locale),
    },
    fact('ending', t('operationsInbox.event.ending'), event.destinationEnd, summary.destinationEnd),
    {
      ...fact('reference', say('operation.reference'), event.transactionReference, reference),
      differs: false,
    },
    {
      ...{ key: 'status', name: t('operationsInbox.conflict.status'), differs: false },
      ...{ told: event.outcome && outcomeLabel(event.outcome, t), asked: stateWord(operation, t, say) },
    },
  ]
  const differing = facts.filter(({ differs }) => differs).map((one) => one.name)
  const rows = (side: 'told' | 'asked') =>
    facts.map(({ key, name: title, differs, [side]: value }) =>
      value === null ? null : { key, name: title, value, strong: differs },
    )
  return (
    <Alert
      ref={alert}
      tone="warning"
      part="OperationsInbox.conflict"
      title={t('operationsInbox.conflict.title')}
      actions={
        <>
          <Button onClick={onOther} part="OperationsInbox.other">
            {t('operationsInbox.conflict.other')}
          </Button>
          {!wasForced && (
            <Button variant="danger" busy={busy} onClick={onForce} part="OperationsInbox.force">
              {t('operationsInbox.conflict.force')}
            </Button>
          )}
        </>
      }
    >
      {differing.length > 0 && (
        <p className="ol-Text">{t('operationsInbox.conflict.differ', { facts: differing.join(', ') })}</p>
      )}
      <p className="ol-OperationStatus-receiptTitle">{t('operationsInbox.conflict.message')}</p>
      <DescriptionList rows={rows('told')} />
      <p className="ol-OperationStatus-receiptTitle">{t('operationsInbox.conflict.request')}</p>
      <DescriptionList rows={rows('asked')} />
      <p className="ol-Text">
        {t(wasForced ? 'operationsInbox.conflict.impossible' : 'operationsInbox.conflict.text')}
      </p>
      {children}
    </Alert>
  )
}

/** The state of a request now, in a few words. */
function stateWord(
  { state, conflict }: Operation,
  t: Translate<typeof words>,
  say: Translate<typeof operationWords>,
): string {
  if (conflict) return t('operationsInbox.why.conflict')
  if (state === 'stale') return t('operationsInbox.why.stale')
  if (state === 'submitting') return say('operation.step.requested')
  if (state === 'accepted' || state === 'unknown' || state === 'rejected')
    return say(`operation.step.${state}`)
  return outcomeLabel(state, t)
}
