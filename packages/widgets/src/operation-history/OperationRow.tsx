'use client'
import type { Operation } from '@onlend/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { ambiguous } from '../operation-status/ambiguous.words.ts'
import { operationKinds } from '../operation-status/operationKinds.words.ts'
import { type Translate, useCopy } from '../words/useCopy.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { formatTime } from '../format/formatTime.ts'
import { operationKindKey } from '../operation-status/operationKindKey.ts'
import { outcomeLook } from '../operation-status/outcomeLook.ts'
import { recordOutcome } from '../operation-status/recordOutcome.ts'
import { ambiguousOutcomeTexts } from '../operation-status/ambiguousOutcomeTexts.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Badge } from '../ui/Badge.tsx'
import { useParts } from '../ui/useParts.ts'
import { historyStateKey } from './historyStateKey.ts'
import { operationHistory as words } from './operationHistory.words.ts'

type OperationRowProps = {
  operation: Operation
  currency: string | null
  onPress: () => void
  /** The id of the details that the row unfolds; `null` if the row opens something else. */
  detailsId: string | null
  isOpen: boolean
  /** The active drawdown came from this request. */
  isPaidOut: boolean
  /** The row is the first of those that the person just loaded. */
  takeFocus: boolean
  /** Rendered below while the row is open. */
  children: ReactNode
}

/** One operation of the past in two lines: subject and amount, time and outcome. */
export function OperationRow(props: OperationRowProps): ReactNode {
  const { operation, currency, onPress, detailsId, isOpen, isPaidOut, takeFocus, children } = props
  const t = useCopy(words)
  const name = useCopy(operationKinds)
  const tAmbiguous = useCopy(ambiguous)
  const parts = useParts()
  const { locale, timeZone } = useLendingRoot()
  const { summary, kind, createdAt } = operation
  const { destinationEnd: digits } = summary
  const isNamed = (summary.recipient ?? summary.institutionName ?? summary.institution) !== null
  const outcome = isPaidOut ? 'paidOut' : recordOutcome(operation)
  const look = outcomeLook(kind, outcome)
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takeFocus) row.current?.focus()
  }, [takeFocus])
  return (
    <li {...parts('OperationHistory.item')} data-ol-state={outcome} data-ol-open={isOpen || undefined}>
      <button
        ref={row}
        type="button"
        {...parts('OperationHistory.row')}
        onClick={onPress}
        {...(detailsId === null ? {} : { 'aria-expanded': isOpen, 'aria-controls': detailsId })}
      >
        <span className="ol-OperationHistory-line">
          <span className="ol-OperationHistory-what">
            {describeSubject(operation, t) ?? name(operationKindKey(kind))}
          </span>
          <bdi className="ol-OperationHistory-amount">
            {summary.amount !== null && formatMoney(summary.amount, currency, locale)}
          </bdi>
        </span>
        <span className="ol-OperationHistory-line">
          <span className="ol-OperationHistory-when">
            <bdi>{formatTime(createdAt, locale, timeZone)}</bdi>
            {isNamed && digits !== null && ` · ${t('operationHistory.ending', { digits })}`}
          </span>
          <span className="ol-OperationHistory-state">
            <Badge tone={look.tone} icon={look.icon}>
              {t(isPaidOut ? 'operationHistory.state.paidOut' : historyStateKey(operation))}
            </Badge>
          </span>
        </span>
        {isPaidOut && <span className="ol-OperationHistory-line">{t('operationHistory.paidOut')}</span>}
        {ambiguousOutcomeTexts(operation, tAmbiguous).map((line) => (
          <span key={line} className="ol-OperationHistory-line">
            {line}
          </span>
        ))}
      </button>
      {detailsId !== null && (
        <div id={detailsId} hidden={!isOpen} {...parts('OperationHistory.details')}>
          {isOpen && children}
        </div>
      )}
    </li>
  )
}

/** The subject of the operation, if its summary says more than its kind. */
function describeSubject({ kind, summary }: Operation, t: Translate<typeof words>): string | null {
  const { recipient, institution, institutionName, destinationEnd: digits, count } = summary
  if (kind === 'registerCustomer' && recipient) return t('operationHistory.customer', { recipient })
  if (kind === 'createBusiness' && recipient) return t('operationHistory.business', { recipient })
  if (kind === 'registerTransactions' && recipient)
    return t('operationHistory.transactionWith', { recipient })
  if (kind === 'registerTransactions' && count !== null) return t('operationHistory.transactions', { count })
  if (kind === 'reconcileRepayments' && count !== null) return t('operationHistory.repayments', { count })
  if (kind !== 'withdraw') return null
  const who = recipient ?? institutionName ?? institution
  if (who) return t('operationHistory.to', { recipient: who })
  return digits ? t('operationHistory.ending', { digits }) : null
}
