'use client'
import type { RepaymentMatcher } from '../RepaymentMatcher.ts'
import { type ReactNode, useState } from 'react'
import { Button, RadioCards, Select, useCopy } from '@onlend/widgets/internal'
import { StatementDoubts } from './StatementDoubts.tsx'
import { repaymentsImport as words } from './repaymentsImport.words.ts'
import { StepTitle } from '../../sheets/view/StepTitle.tsx'

type StatementColumnsProps = {
  matcher: Pick<RepaymentMatcher, 'layout' | 'setLayout' | 'confirmLayout' | 'statement' | 'busy'>
}

const dateOrders = ['day-first', 'month-first', 'year-first'] as const
const fields = [
  'date',
  'credit',
  'debit',
  'amount',
  'direction',
  'status',
  'reference',
  'counterparty',
] as const
/** The most columns of description that a person can choose: no bank has more. */
const mostTexts = 5
const rowLength = 60

/** The layout of a statement, to confirm or change. */
export function StatementColumns({ matcher }: StatementColumnsProps): ReactNode {
  const { layout, setLayout, confirmLayout, statement, busy } = matcher
  const t = useCopy(words)
  // The questions stay after an answer, so that the person can change it.
  const [asked] = useState(layout?.doubts ?? [])
  if (!layout) return null
  const columns = (statement?.columns ?? []).map(({ index, heading, samples }) => ({
    value: String(index),
    label: [
      heading || t('repaymentsImport.column.number', { number: index + 1 }),
      ...samples.slice(0, 1),
    ].join(' · '),
  }))
  // One select more than chosen columns, for the next.
  const textPlaces = [...layout.columns.text, null].slice(0, Math.max(mostTexts, layout.columns.text.length))
  return (
    <>
      <StepTitle part="RepaymentMatch.stepTitle">{t('repaymentsImport.layout')}</StepTitle>
      <p className="ol-Text">{t('repaymentsImport.layout.text')}</p>
      {asked.includes('columns') && (
        <Select
          label={t('repaymentsImport.headerRow')}
          placeholder={t('repaymentsImport.headerRow.none')}
          options={(statement?.head ?? []).map(({ line, cells }, row) => ({
            value: String(row),
            label: t('repaymentsImport.headerRow.line', { line, text: shorten(cells) }),
          }))}
          value={toValue(layout.headerRow)}
          onChange={({ target }) => setLayout({ headerRow: toPlace(target.value) })}
        />
      )}
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
      <StatementDoubts
        layout={layout}
        onMean={(word, meaning) => setLayout({ meanings: { [word]: meaning } })}
      />
      <div className="ol-RepaymentMatch-columns">
        {fields.map((field) => (
          <Select
            key={field}
            label={t(`repaymentsImport.column.${field}`)}
            placeholder={t('repaymentsImport.column.none')}
            options={columns}
            value={toValue(layout.columns[field])}
            onChange={({ target }) => setLayout({ columns: { [field]: toPlace(target.value) } })}
          />
        ))}
        {textPlaces.map((column, at) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what is chosen a column for
            key={at}
            label={
              at === 0
                ? t('repaymentsImport.column.text')
                : t('repaymentsImport.column.textNumber', { number: at + 1 })
            }
            placeholder={t('repaymentsImport.column.none')}
            options={columns}
            value={toValue(column)}
            onChange={({ target }) => {
              const texts = textPlaces.map((one, place) => (place === at ? toPlace(target.value) : one))
              setLayout({ columns: { text: [...new Set(texts.filter((one) => one !== null))] } })
            }}
          />
        ))}
      </div>
      <Button variant="primary" part="RepaymentMatch.confirm" busy={busy !== null} onClick={confirmLayout}>
        {t('repaymentsImport.layout.go')}
      </Button>
    </>
  )
}

function toValue(place: number | null): string {
  return place === null ? '' : String(place)
}

function toPlace(value: string): number | null {
  return value === '' ? null : Number(value)
}

function shorten(cells: readonly string[]): string {
  return cells
    .filter((cell) => cell.trim() !== '')
    .join(' · ')
    .slice(0, rowLength)
}
