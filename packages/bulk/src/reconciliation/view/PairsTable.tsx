'use client'
import type { ReconciliationPair } from '../Reconciliation.ts'
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

type PairsTableProps = { pairs: readonly ReconciliationPair[]; currency: string | null }

/** The rows shown first and added with each press; the report has all rows. */
const pageSize = 50

/** The pairs: each operation with its lines, shown on request. */
export function PairsTable({ pairs, currency }: PairsTableProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(operationWords)
  const tell = useCopy(operationsInbox)
  const name = useCopy(operationKinds)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const [isOpen, setIsOpen] = useState(false)
  const [limit, setLimit] = useState(pageSize)
  const title = t('lockboxReconciliation.pairs', { count: pairs.length })
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
          rows={pairs.slice(0, limit).map(({ operation, lines, by }) => {
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
      {isOpen && pairs.length > limit && (
        <div className="ol-Buttons">
          <Button onClick={() => setLimit(limit + 4 * pageSize)} part="LockboxReconciliation.more">
            {tell('operationsInbox.more')}
          </Button>
        </div>
      )}
    </details>
  )
}
