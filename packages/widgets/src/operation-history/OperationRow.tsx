'use client'
import type { Operation } from '@onlend/core'
import type { ReactNode } from 'react'
import { operationHistory as words } from '../copy/en/operationHistory.ts'
import { useCopy } from '../copy/useCopy.ts'
import { formatDateTime } from '../format/formatDateTime.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { outcomeLook } from '../operation-status/outcomeLook.ts'
import { useLendingRoot } from '../root/useLendingRoot.ts'
import { Badge } from '../ui/Badge.tsx'
import { useParts } from '../ui/useParts.ts'

type OperationRowProps = {
  operation: Operation
  currency: string | null
  onSelect: ((operation: Operation) => void) | undefined
}

/** One past write: to whom, how much, when, and where it stands. */
export function OperationRow({ operation, currency, onSelect }: OperationRowProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { locale, timeZone, now } = useLendingRoot()
  const { summary, state, createdAt } = operation
  const who = summary.recipient ?? summary.institution
  const digits = summary.destinationEnd
  const whom = () => {
    if (who && digits) return t('operationHistory.toEnding', { recipient: who, digits })
    if (who) return t('operationHistory.to', { recipient: who })
    return digits ? t('operationHistory.ending', { digits }) : operation.reference
  }
  const isThisYear = createdAt.slice(0, 4) === new Date(now()).toISOString().slice(0, 4)
  const look = outcomeLook[state]
  const content = (
    <>
      <span className="ol-OperationHistory-line">
        <span className="ol-OperationHistory-what">{whom()}</span>
        <bdi className="ol-OperationHistory-amount">
          {summary.amount !== null && formatMoney(summary.amount, currency, locale)}
        </bdi>
      </span>
      <span className="ol-OperationHistory-line">
        <bdi className="ol-OperationHistory-when">
          {formatDateTime(createdAt, locale, { timeZone, withoutYear: isThisYear, withoutZone: true })}
        </bdi>
        <span className="ol-OperationHistory-state">
          <Badge tone={look.tone} icon={look.icon}>
            {t(`operationHistory.state.${state}`)}
          </Badge>
        </span>
      </span>
    </>
  )
  return (
    <li {...parts('OperationHistory.item')} data-ol-state={state}>
      {onSelect ? (
        <button type="button" {...parts('OperationHistory.row')} onClick={() => onSelect(operation)}>
          {content}
        </button>
      ) : (
        <div {...parts('OperationHistory.row')}>{content}</div>
      )}
    </li>
  )
}
