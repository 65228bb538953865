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
import type { HistoryEntry } from './groupImports.ts'
import { ImportRow } from './ImportRow.tsx'
import { operationHistory as words } from './operationHistory.words.ts'
import { OperationRow } from './OperationRow.tsx'

const status = defineChunk(() => import('../operation-status/OperationStatusView.tsx'), 'OperationStatusView')

type HistoryListProps = {
  entries: readonly HistoryEntry[]
  /** Names of the files that were imported, by the ids of their batches. */
  fileNames: ReadonlyMap<string, string>
  /** The request that the active drawdown came from, if it is known. */
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
  const { entries, fileNames, paidOutId, currency, headingLevel, onSelect, focusId } = props
  const { isChecking, onCheckAgain } = props
  const t = useCopy(words)
  const parts = useParts()
  const { locale, timeZone, now } = useLendingRoot()
  const id = useId()
  const [openId, setOpenId] = useState<string | null>(null)
  const [openImport, setOpenImport] = useState<string | null>(null)
  const Heading = `h${headingLevel === 4 ? 5 : headingLevel === 3 ? 4 : 3}` as const
  const day = (daysAgo: number) =>
    formatDate(new Date(now() - daysAgo * 86_400_000).toISOString(), locale, timeZone)
  const toDayName = (name: string) => {
    if (name === day(0)) return t('operationHistory.today')
    return name === day(1) ? t('operationHistory.yesterday') : name
  }
  const drawOperation = (operation: Operation) => (
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
  )
  return groupByDay(entries, { locale, timeZone }).map((group) => (
    <section key={group.day} {...parts('OperationHistory.day')} aria-labelledby={`${id}-${group.day}`}>
      <Heading id={`${id}-${group.day}`} {...parts('OperationHistory.date')}>
        {toDayName(group.day)}
      </Heading>
      <ul className="ol-OperationHistory-list">
        {group.entries.map((entry) =>
          entry.isImport ? (
            <ImportRow
              key={entry.id}
              entry={entry}
              fileName={fileNames.get(entry.id) ?? null}
              currency={currency}
              detailsId={`${id}-${entry.id}`}
              isOpen={openImport === entry.id}
              takeFocus={focusId === entry.operations[0].id}
              onPress={() => setOpenImport(openImport === entry.id ? null : entry.id)}
            >
              {entry.operations.map(drawOperation)}
            </ImportRow>
          ) : (
            drawOperation(entry.operations[0])
          ),
        )}
      </ul>
    </section>
  ))
}

type GroupByDayOptions = { locale: string; timeZone: string | undefined }

/** Groups the lines by their day in the viewer's zone, and keeps their order. */
function groupByDay(
  entries: readonly HistoryEntry[],
  { locale, timeZone }: GroupByDayOptions,
): { day: string; entries: HistoryEntry[] }[] {
  const days: { day: string; entries: HistoryEntry[] }[] = []
  for (const entry of entries) {
    const day = formatDate(entry.createdAt, locale, timeZone)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
