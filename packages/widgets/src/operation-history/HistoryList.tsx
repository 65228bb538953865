'use client'
import type { Operation } from '@onlend/core'
import { type ReactNode, useId, useState } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { formatDate } from '../format/formatDate.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { OperationStatusSkeleton } from '../operation-status/OperationStatusSkeleton.tsx'
import { defineChunk } from '../ui/defineChunk.ts'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { useParts } from '../ui/useParts.ts'
import { operationHistory as words } from './operationHistory.words.ts'
import { OperationRow } from './OperationRow.tsx'

const status = defineChunk(() => import('../operation-status/OperationStatusView.tsx'), 'OperationStatusView')

type HistoryListProps = {
  operations: readonly Operation[]
  /** The request that the active drawdown came from, where it can be told. */
  paidOutId: string | null
  currency: string | null
  headingLevel: 2 | 3 | 4
  /** Opens a row elsewhere; without it, rows unfold in place. */
  onSelect: ((operation: Operation) => void) | undefined
  /** The row that takes the focus. */
  focusId: string | null
  isChecking: boolean
  onCheckAgain: () => void
}

/** Past writes under the days on which they were made; one at a time unfolds. */
export function HistoryList(props: HistoryListProps): ReactNode {
  const { operations, paidOutId, currency, headingLevel, onSelect, focusId } = props
  const { isChecking, onCheckAgain } = props
  const t = useCopy(words)
  const parts = useParts()
  const { locale, timeZone, now } = useLendingRoot()
  const id = useId()
  const [openId, setOpenId] = useState<string | null>(null)
  const Heading = `h${headingLevel === 4 ? 5 : headingLevel === 3 ? 4 : 3}` as const
  const day = (daysAgo: number) =>
    formatDate(new Date(now() - daysAgo * 86_400_000).toISOString(), locale, timeZone)
  const toDayName = (name: string) => {
    if (name === day(0)) return t('operationHistory.today')
    return name === day(1) ? t('operationHistory.yesterday') : name
  }
  return groupByDay(operations, { locale, timeZone }).map((group) => (
    <section key={group.day} {...parts('OperationHistory.day')} aria-labelledby={`${id}-${group.day}`}>
      <Heading id={`${id}-${group.day}`} {...parts('OperationHistory.date')}>
        {toDayName(group.day)}
      </Heading>
      <ul className="ol-OperationHistory-list">
        {group.operations.map((operation) => (
          <OperationRow
            key={operation.id}
            operation={operation}
            currency={currency}
            detailsId={onSelect ? null : `${id}-${operation.id}`}
            isOpen={openId === operation.id}
            isPaidOut={operation.id === paidOutId}
            takeFocus={focusId === operation.id}
            onPress={() =>
              onSelect ? onSelect(operation) : setOpenId(openId === operation.id ? null : operation.id)
            }
          >
            <LazyChunk chunk={status} fallback={<OperationStatusSkeleton />}>
              {(OperationStatusView) => (
                <OperationStatusView
                  outcome={operation.id === paidOutId ? 'paidOut' : operation.state}
                  operation={operation}
                  currency={currency}
                  isChecking={isChecking}
                  onCheckAgain={onCheckAgain}
                />
              )}
            </LazyChunk>
          </OperationRow>
        ))}
      </ul>
    </section>
  ))
}

type GroupByDayOptions = { locale: string; timeZone: string | undefined }

/** Puts operations that came on one day in the viewer's zone together, in the order in which they stand. */
function groupByDay(
  operations: readonly Operation[],
  { locale, timeZone }: GroupByDayOptions,
): { day: string; operations: Operation[] }[] {
  const days: { day: string; operations: Operation[] }[] = []
  for (const operation of operations) {
    const day = formatDate(operation.createdAt, locale, timeZone)
    const last = days.at(-1)
    if (last?.day === day) last.operations.push(operation)
    else days.push({ day, operations: [operation] })
  }
  return days
}
