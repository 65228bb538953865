'use client'
import type { Operation } from '@onlend/core'
import type { StatementLine } from '../../repayments/StatementLine.ts'
import type { LockboxFinding, LockboxReconciliation } from '../LockboxReconciliation.ts'
import type { ReconciliationFinding } from '../Reconciliation.ts'
import type { ReactNode } from 'react'
import {
  DescriptionList,
  formatDate,
  formatDateTime,
  formatMoney,
  operation as operationWords,
  operationHistory,
  operationKindKey,
  operationKinds,
  recordOutcome,
  type Translate,
  useCopy,
  useLendingRoot,
  useParts,
} from '@onlend/widgets/internal'
import { EvidenceDecision } from './EvidenceDecision.tsx'
import { lockboxReconciliation as words } from './lockboxReconciliation.words.ts'

type ReconciliationFindingItemProps = {
  shown: LockboxFinding
  all: LockboxReconciliation
  currency: string | null
}

/** One finding: its meaning, the line and the request side by side, and the actions of an operator. */
export function ReconciliationFindingItem({
  shown,
  all,
  currency,
}: ReconciliationFindingItemProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { finding } = shown
  const lines = 'lines' in finding ? finding.lines : 'line' in finding ? [finding.line] : []
  const operations =
    'operations' in finding ? finding.operations : 'operation' in finding ? [finding.operation] : []
  return (
    <li {...parts('SheetImport.box', 'LockboxReconciliation.finding')} data-ol-state={shown.state}>
      {explainFinding(finding, t).map((text) => (
        <p key={text} className="ol-Text">
          {text}
        </p>
      ))}
      <div {...parts('LockboxReconciliation.sides')}>
        {lines.map((line) => (
          <LineFacts key={line.digest} line={line} currency={currency} />
        ))}
        {operations.map((operation) => (
          <OperationFacts key={operation.id} operation={operation} currency={currency} />
        ))}
      </div>
      {finding.type === 'evidence' && (
        <EvidenceDecision shown={shown} finding={finding} all={all} currency={currency} />
      )}
    </li>
  )
}

function LineFacts({ line, currency }: { line: StatementLine; currency: string | null }): ReactNode {
  const t = useCopy(words)
  const say = useCopy(operationWords)
  const { locale } = useLendingRoot()
  const amount = formatMoney(line.amount, line.currency ?? currency, locale)
  return (
    <div className="ol-LockboxReconciliation-side">
      <p className="ol-LockboxReconciliation-sideTitle">
        {t('lockboxReconciliation.onStatement')}: {t('lockboxReconciliation.line', { line: line.line })}
      </p>
      <DescriptionList
        rows={[
          { key: 'amount', name: t(`lockboxReconciliation.${line.direction}`), value: amount, strong: true },
          { key: 'day', name: t('lockboxReconciliation.day'), value: formatDate(line.day, locale) },
          line.text !== '' && { key: 'text', name: t('lockboxReconciliation.says'), value: line.text },
          line.counterparty !== null && {
            key: 'counterparty',
            name: say('operation.recipient'),
            value: line.counterparty,
          },
          line.reference !== null && {
            key: 'reference',
            name: say('operation.reference'),
            value: line.reference,
          },
        ]}
      />
    </div>
  )
}

type OperationFactsProps = { operation: Operation; currency: string | null }

function OperationFacts({ operation, currency }: OperationFactsProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(operationWords)
  const tell = useCopy(operationHistory)
  const name = useCopy(operationKinds)
  const { locale, timeZone } = useLendingRoot()
  const { kind, reference, summary, createdAt } = operation
  const { amount, recipient, destinationEnd } = summary
  return (
    <div className="ol-LockboxReconciliation-side">
      <p className="ol-LockboxReconciliation-sideTitle">
        {t('lockboxReconciliation.inLedger')}: {name(operationKindKey(kind))}{' '}
        <code className="ol-Code">{reference}</code>
      </p>
      <DescriptionList
        rows={[
          amount !== null && {
            ...{ key: 'amount', name: say('operation.amount'), strong: true },
            value: formatMoney(amount, currency, locale),
          },
          {
            ...{ key: 'at', name: say('operation.requestedAt') },
            value: formatDateTime(createdAt, locale, { timeZone }),
          },
          {
            ...{ key: 'state', name: t('lockboxReconciliation.state') },
            value: tell(`operationHistory.state.${recordOutcome(operation)}`),
          },
          recipient !== null && { key: 'to', name: say('operation.recipient'), value: recipient },
          destinationEnd !== null && {
            ...{ key: 'end', name: say('operation.destination'), value: destinationEnd },
          },
        ]}
      />
    </div>
  )
}

/** The sentences that explain a finding and the next action. */
function explainFinding(finding: ReconciliationFinding, t: Translate<typeof words>): readonly string[] {
  if (finding.type === 'evidence') return [t('lockboxReconciliation.evidence.text')]
  if (finding.type === 'contradiction') return [t(`lockboxReconciliation.contradiction.${finding.reason}`)]
  if (finding.type === 'takenBack') return [t('lockboxReconciliation.takenBack.text')]
  if (finding.type === 'ambiguous')
    return [
      t('lockboxReconciliation.ambiguous.text'),
      ...(finding.isBalanced ? [t('lockboxReconciliation.ambiguous.balanced')] : []),
    ]
  if (finding.type === 'rowsWithoutLine')
    return [t('lockboxReconciliation.rowsWithoutLine.text', { count: finding.missing })]
  if (finding.type === 'lineWithoutOperation')
    return [t(`lockboxReconciliation.lineWithoutOperation.${finding.isCharge ? 'charge' : 'text'}`)]
  const { operation, days, direction, mayBeEarlier, mayBeUnread } = finding
  const isBack = operation.kind === 'withdraw' && direction === 'in'
  const means = isBack
    ? t('lockboxReconciliation.operationWithoutLine.back')
    : operation.state === 'succeeded'
      ? t('lockboxReconciliation.operationWithoutLine.succeeded', { count: days })
      : t('lockboxReconciliation.operationWithoutLine.open')
  return [
    ...(mayBeUnread ? [t('lockboxReconciliation.operationWithoutLine.unread')] : []),
    means,
    ...(mayBeEarlier ? [t('lockboxReconciliation.operationWithoutLine.earlier')] : []),
  ]
}
