'use client'
import type { LockboxReconciliation } from '../LockboxReconciliation.ts'
import { type ReactNode, useState } from 'react'
import {
  Button,
  formatDate,
  formatMoney,
  operation as operationWords,
  operationKindKey,
  operationKinds,
  operationsInbox,
  Table,
  useCopy,
  useLendingRoot,
  useParts,
} from '@onlend/widgets/internal'
import { lockboxReconciliation as words } from './lockboxReconciliation.words.ts'

type PairsTableProps = { all: LockboxReconciliation; currency: string | null }

/** The pairs: each operation with its lines, shown on request. */
export function PairsTable({ all, currency }: PairsTableProps): ReactNode {
  const { total, shown } = all.pairs
  const t = useCopy(words)
  const say = useCopy(operationWords)
  const tell = useCopy(operationsInbox)
  const name = useCopy(operationKinds)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const [isOpen, setIsOpen] = useState(false)
  const title = t('lockboxReconciliation.pairs', { count: total })
  return (
    <details
      {...parts('LockboxReconciliation.pairs')}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="ol-SheetImport-summary">{title}</summary>
      {isOpen && (
        <Table
          caption={title}
          headings={[
            { key: 'reference', label: say('operation.reference') },
            { key: 'kind', label: t('lockboxReconciliation.report.kind') },
            { key: 'amount', label: say('operation.amount'), align: 'end' },
            { key: 'day', label: t('lockboxReconciliation.day') },
            { key: 'line', label: t('lockboxReconciliation.onStatement') },
            { key: 'by', label: t('lockboxReconciliation.by') },
          ]}
          rows={shown.map(({ operation, lines, by }) => {
            const { amount } = operation.summary
            return {
              key: operation.id,
              cells: [
                <code key="reference" className="ol-Code">
                  {operation.reference}
                </code>,
                name(operationKindKey(operation.kind)),
                amount === null ? '–' : formatMoney(amount, currency, locale),
                lines[0] ? formatDate(lines[0].day, locale) : '–',
                lines
                  .slice(0, 3)
                  .map(({ line }) => t('lockboxReconciliation.line', { line }))
                  .join(', ') + (lines.length > 3 ? ' …' : ''),
                t(`lockboxReconciliation.by.${by}`),
              ],
            }
          })}
        />
      )}
      {isOpen && total > shown.length && (
        <div className="ol-Buttons">
          <Button onClick={() => all.showMore('pairs')} part="LockboxReconciliation.more">
            {tell('operationsInbox.more')}
          </Button>
        </div>
      )}
    </details>
  )
}
