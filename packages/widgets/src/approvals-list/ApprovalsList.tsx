'use client'
import type { Operation } from '@onlend/core'
import { useLending, useLendingEvents, useOperation, useOperations } from '@onlend/hooks'
import { type ReactNode, useState } from 'react'
import { formatDateTime } from '../format/formatDateTime.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { historyStateKey } from '../operation-history/historyStateKey.ts'
import { operationHistory } from '../operation-history/operationHistory.words.ts'
import { operation as operationWords } from '../operation-status/operation.words.ts'
import { operationKindKey } from '../operation-status/operationKindKey.ts'
import { operationKinds } from '../operation-status/operationKinds.words.ts'
import { outcomeLook } from '../operation-status/outcomeLook.ts'
import { recordOutcome } from '../operation-status/recordOutcome.ts'
import { useCurrency } from '../root/useCurrency.ts'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
import type { WidgetProps } from '../root/WidgetProps.ts'
import type { DataColumn } from '../table/DataColumn.ts'
import { SheetRows } from '../table/SheetRows.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Card } from '../ui/Card.tsx'
import { CrashedMoney } from '../ui/CrashedMoney.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { readState } from '../ui/readState.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import { ApprovalDecision } from './ApprovalDecision.tsx'
import { approvalsList as words } from './approvalsList.words.ts'

export type ApprovalsListProps = WidgetProps & {
  /** ISO code. @default the credit limit's */
  currency?: string
  /** Called when a person approves, refuses or takes back an operation here, with the operation after that. */
  onDecided?: (operation: Operation) => void
}

/**
 * Lists the operations of a business that wait for a second person, and takes the decision. The relay sends an approved operation once, and
 * never sends a refused one. The person who asked for an operation cannot approve it, and can take it back. `onStepUp` of the provider asks
 * for a proof of the person.
 *
 * @example
 * <ApprovalsList customerPartnerId="cp_1" />
 */
export function ApprovalsList(props: ApprovalsListProps): ReactNode {
  const lending = useLending()
  return (
    <WidgetBoundary feature="ApprovalsList" words="operators" money={CrashedMoney} host={props}>
      {/* Another business is another list: what was decided for the one before is not shown in it. */}
      <ApprovalsListContent key={props.customerPartnerId ?? lending.customerPartnerId} {...props} />
    </WidgetBoundary>
  )
}

function ApprovalsListContent(props: ApprovalsListProps): ReactNode {
  const { customerPartnerId, hideTitle, headingLevel = 2, onDecided } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const tell = useCopy(operationWords)
  const name = useCopy(operationKinds)
  const history = useCopy(operationHistory)
  const { locale, timeZone } = useLendingRoot()
  const owner = customerPartnerId === undefined ? {} : { customerPartnerId }
  const waiting = useOperations({ ...owner, inState: 'awaiting_approval' })
  const { currency } = useCurrency({ ...owner, currency: props.currency })
  useLendingEvents(owner)
  const state = readState(waiting)
  const listed = state.is === 'ready' ? state.data : none
  const shown = useSeen(listed)

  const request = ({ kind, summary }: Operation) =>
    [name(operationKindKey(kind)), summary.recipient].filter(Boolean).join(' · ')
  const amount = ({ summary }: Operation) => summary.amount && formatMoney(summary.amount, currency, locale)
  const time = (at: string | null) =>
    at && <bdi className="ol-Table-day">{formatDateTime(at, locale, { timeZone })}</bdi>
  const askedBy = ({ approval }: Operation) => approval?.askedByName ?? approval?.askedBy ?? null
  const askedAt = ({ createdAt }: Operation) => createdAt
  const until = (one: Operation) => (listed.includes(one) && one.approval?.expiresAt) || null
  const rule = ({ approval }: Operation) => {
    if (!approval) return null
    const { above, currency: of } = approval.rule
    return t('approvalsList.rule.above', { amount: formatMoney(above, of, locale) })
  }
  const columns: DataColumn<Operation>[] = [
    { id: 'request', label: name('operation.kind.other'), value: request, draw: request },
    { ...amountPlace, label: tell('operation.amount'), value: amount, draw: amount },
    { id: 'askedBy', label: t('approvalsList.askedBy'), onPhone: 'below', value: askedBy, draw: askedBy },
    {
      ...{ id: 'until', label: t('approvalsList.until'), onPhone: 'belowEnd', value: until },
      draw: (one) => time(until(one)),
    },
    {
      ...{ id: 'at', label: tell('operation.requestedAt'), showFrom: 'widest', value: askedAt },
      draw: (one) => time(askedAt(one)),
    },
    {
      // The column has no value for the sheet, which says the state with its reason.
      ...{ id: 'state', label: history('operationHistory.group'), onPhone: 'belowEnd', value: () => null },
      draw: (one) => !listed.includes(one) && <ApprovalState operation={one} />,
    },
    { id: 'rule', label: t('approvalsList.rule'), hidden: true, value: rule, draw: rule },
  ]

  const draw = () => {
    if (state.is === 'loading') return <Skeleton size="control" />
    if (state.is === 'failed') {
      return (
        <LoadFailed
          title={t('approvalsList.failed')}
          error={state.error}
          onRetry={() => void waiting.refetch()}
          retrying={waiting.isFetching}
        />
      )
    }
    if (shown.length === 0) {
      return (
        <EmptyState icon="check" title={t('approvalsList.none.title')}>
          {t('approvalsList.none.text')}
        </EmptyState>
      )
    }
    return (
      <SheetRows
        caption={t('approvalsList.title')}
        rows={shown}
        columns={columns}
        keyOf={({ id }) => id}
        details={(operation, { lock }) => (
          <ApprovalDecision
            operation={operation}
            isListed={listed.includes(operation)}
            currency={currency}
            onDecided={onDecided}
            lock={lock}
          />
        )}
      />
    )
  }
  return (
    <Card
      part="ApprovalsList"
      title={t('approvalsList.title')}
      hideTitle={hideTitle ?? false}
      headingLevel={headingLevel}
      busy={state.is === 'loading'}
      state={state.is === 'ready' ? (shown.length === 0 ? 'none' : 'ready') : state.is}
    >
      {draw()}
      {state.is === 'ready' && <OldDataNote old={state.old} />}
      <LiveRegion>{state.is === 'loading' && say('common.loading')}</LiveRegion>
    </Card>
  )
}

/** The outcome of an operation that has left the list. */
function ApprovalState({ operation }: { operation: Operation }): ReactNode {
  const t = useCopy(operationHistory)
  const record = useOperation({ operationId: operation.id })
  const current = record.data ?? operation
  const outcome = recordOutcome(current)
  // The newer record of the operation is not read yet.
  if (outcome === 'awaiting_approval') return null
  const { tone, icon } = outcomeLook(current.kind, outcome)
  return (
    <Badge tone={tone} icon={icon}>
      {t(historyStateKey(current))}
    </Badge>
  )
}

const amountPlace = { id: 'amount', align: 'end', onPhone: 'end' } as const
const none: Operation[] = []

/**
 * The operations that have waited since the list opened, oldest first. A decided operation keeps its place, so that no button moves under a
 * finger and a person can read every decision.
 */
function useSeen(listed: readonly Operation[]): readonly Operation[] {
  const [seen, setSeen] = useState<readonly Operation[]>(none)
  const fresh = listed.filter(({ id }) => !seen.some((one) => one.id === id)).reverse()
  const shown = [...seen.map((one) => listed.find(({ id }) => id === one.id) ?? one), ...fresh]
  if (fresh.length > 0) setSeen(shown)
  return shown
}
