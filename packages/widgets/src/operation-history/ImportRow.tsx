'use client'
import { addAmounts, type Operation } from '@onlend/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatMoney } from '../format/formatMoney.ts'
import { formatTime } from '../format/formatTime.ts'
import { outcomeLook } from '../operation-status/outcomeLook.ts'
import { recordOutcome } from '../operation-status/recordOutcome.ts'
import { Badge } from '../ui/Badge.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import type { HistoryEntry } from './groupImports.ts'
import { historyGroup } from './historyGroup.ts'
import { historyStateKey } from './historyStateKey.ts'
import { operationHistory as words } from './operationHistory.words.ts'

type ImportRowProps = {
  entry: HistoryEntry
  /** `null` where the relay has forgotten the file. */
  fileName: string | null
  currency: string | null
  detailsId: string
  isOpen: boolean
  /** The line is the first of those that were just asked for. */
  takeFocus: boolean
  onPress: () => void
  /** The rows of its parts, rendered below while it is open. */
  children: ReactNode
}

/** One file that was sent in parts: its name, how many rows, how much, and the state of the part that needs a person most. */
export function ImportRow(props: ImportRowProps): ReactNode {
  const { entry, fileName, currency, detailsId, isOpen, takeFocus, onPress, children } = props
  const { operations } = entry
  const t = useCopy(words)
  const parts = useParts()
  const { locale, timeZone } = useLendingRoot()
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takeFocus) row.current?.focus()
  }, [takeFocus])
  const urgent = findUrgent(operations)
  const outcome = recordOutcome(urgent)
  const look = outcomeLook(urgent.kind, outcome)
  const count = operations.reduce((sum, { summary }) => sum + (summary.count ?? 0), 0)
  const amounts = operations.flatMap(({ summary }) => summary.amount ?? [])
  const plain =
    urgent.kind === 'reconcileRepayments'
      ? t('operationHistory.repayments', { count })
      : t('operationHistory.transactions', { count })
  return (
    <li {...parts('OperationHistory.item')} data-ol-state={outcome} data-ol-open={isOpen || undefined}>
      <button
        ref={row}
        type="button"
        {...parts('OperationHistory.row')}
        onClick={onPress}
        aria-expanded={isOpen}
        aria-controls={detailsId}
      >
        <span className="ol-OperationHistory-line">
          <span className="ol-OperationHistory-what">
            {fileName === null ? plain : t('operationHistory.import', { file: fileName, count })}
          </span>
          <bdi className="ol-OperationHistory-amount">
            {amounts.length > 0 && formatMoney(addAmounts('0', ...amounts), currency, locale)}
          </bdi>
        </span>
        <span className="ol-OperationHistory-line">
          <span className="ol-OperationHistory-when">
            <bdi>{formatTime(entry.createdAt, locale, timeZone)}</bdi>
            {' · '}
            {t('operationHistory.importParts', { count: operations.length })}
          </span>
          <span className="ol-OperationHistory-state">
            <Badge tone={look.tone} icon={look.icon}>
              {t(historyStateKey(urgent))}
            </Badge>
          </span>
        </span>
      </button>
      <div id={detailsId} hidden={!isOpen} {...parts('OperationHistory.details')}>
        {isOpen && <ul className="ol-OperationHistory-list">{children}</ul>}
      </div>
    </li>
  )
}

/** The part that a person has to look into, else one that is open, else the newest. */
function findUrgent(operations: HistoryEntry['operations']): Operation {
  const ofGroup = (group: ReturnType<typeof historyGroup>) =>
    operations.find((one) => historyGroup(one) === group)
  return ofGroup('attention') ?? ofGroup('open') ?? operations[0]
}
