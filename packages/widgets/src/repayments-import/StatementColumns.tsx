'use client'
import type { RepaymentMatcher } from '@onlend/hooks/repayments-import'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { RadioCards } from '../ui/RadioCards.tsx'
import { Select } from '../ui/Select.tsx'
import { useCopy } from '../words/useCopy.ts'
import { repaymentsImport as words } from './repaymentsImport.words.ts'
import { StepTitle } from './StepTitle.tsx'

type StatementColumnsProps = {
  matcher: Pick<RepaymentMatcher, 'layout' | 'setLayout' | 'confirmLayout' | 'statement' | 'busy'>
}

const dateOrders = ['day-first', 'month-first', 'year-first'] as const
const fields = ['date', 'credit', 'debit', 'amount', 'reference', 'counterparty'] as const

/** How a statement was read, to be confirmed or chosen otherwise. */
export function StatementColumns({ matcher }: StatementColumnsProps): ReactNode {
  const { layout, setLayout, confirmLayout, statement, busy } = matcher
  const t = useCopy(words)
  // What was asked stays, so that an answer can be taken back.
  const [asked] = useState(layout?.doubts ?? [])
  if (!layout) return null
  const columns = (statement?.columns ?? []).map(({ index, heading, samples }) => ({
    value: String(index),
    label: [
      heading || t('repaymentsImport.column.number', { number: index + 1 }),
      ...samples.slice(0, 1),
    ].join(' · '),
  }))
  return (
    <>
      <StepTitle>{t('repaymentsImport.layout')}</StepTitle>
      <p className="ol-Text">{t('repaymentsImport.layout.text')}</p>
      {asked.includes('dateOrder') && (
        <RadioCards
          legend={t('repaymentsImport.dateOrder')}
          value={layout.dateOrder}
          options={dateOrders.map((value) => ({ value, label: t(`repaymentsImport.dateOrder.${value}`) }))}
          onChange={(dateOrder) => setLayout({ dateOrder })}
        />
      )}
      {asked.includes('decimalMark') && (
        <RadioCards
          legend={t('repaymentsImport.decimalMark')}
          value={layout.decimalMark}
          options={[
            { value: '.', label: t('repaymentsImport.decimalMark.point') },
            { value: ',', label: t('repaymentsImport.decimalMark.comma') },
          ]}
          onChange={(decimalMark) => setLayout({ decimalMark })}
        />
      )}
      <div className="ol-RepaymentMatch-columns">
        {fields.map((field) => (
          <Select
            key={field}
            label={t(`repaymentsImport.column.${field}`)}
            placeholder={t('repaymentsImport.column.none')}
            options={columns}
            value={layout.columns[field] === null ? '' : String(layout.columns[field])}
            onChange={({ target }) =>
              setLayout({
                columns: { ...layout.columns, [field]: target.value === '' ? null : Number(target.value) },
              })
            }
          />
        ))}
      </div>
      <Button variant="primary" part="RepaymentMatch.confirm" busy={busy !== null} onClick={confirmLayout}>
        {t('repaymentsImport.layout.go')}
      </Button>
    </>
  )
}
