'use client'
import { type ReactNode, useState } from 'react'
import { Button, RadioCards, Select, useCopy, useParts } from '@onlend/widgets/internal'
import type { Statement } from '../StatementLine.ts'
import type {
  StatementLayout,
  StatementLayoutChange,
  StatementWordMeaning,
} from '../statements/StatementLayout.ts'
import { statement as words } from './statement.words.ts'
import { StepTitle } from '../../sheets/view/StepTitle.tsx'

type StatementColumnsProps = {
  layout: StatementLayout
  /** The columns and the first rows of the file; `null` before it is read. */
  statement: Pick<Statement, 'columns' | 'head'> | null
  onChange: (change: StatementLayoutChange) => void
  /** The label of the button that confirms the layout. */
  confirmLabel: string
  isBusy: boolean
  onConfirm: () => void
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
export function StatementColumns(props: StatementColumnsProps): ReactNode {
  const { layout, statement, onChange, confirmLabel, isBusy, onConfirm } = props
  const t = useCopy(words)
  const parts = useParts()
  // The questions stay after an answer, so that the person can change it.
  const [asked] = useState(layout.doubts)
  const columns = (statement?.columns ?? []).map(({ index, heading, samples }) => ({
    value: String(index),
    label: [heading || t('statement.column.number', { number: index + 1 }), ...samples.slice(0, 1)].join(
      ' · ',
    ),
  }))
  // One select more than chosen columns, for the next.
  const textPlaces = [...layout.columns.text, null].slice(0, Math.max(mostTexts, layout.columns.text.length))
  return (
    <div {...parts('SheetImport.layout')}>
      <StepTitle>{t('statement.layout')}</StepTitle>
      <p className="ol-Text">{t('statement.layout.text')}</p>
      {asked.includes('columns') && (
        <Select
          label={t('statement.headerRow')}
          placeholder={t('statement.headerRow.none')}
          options={(statement?.head ?? []).map(({ line, cells }, row) => ({
            value: String(row),
            label: t('statement.headerRow.line', { line, text: shorten(cells) }),
          }))}
          value={toValue(layout.headerRow)}
          onChange={({ target }) => onChange({ headerRow: toPlace(target.value) })}
        />
      )}
      {asked.includes('dateOrder') && (
        <RadioCards
          legend={t('statement.dateOrder')}
          value={layout.dateOrder}
          options={dateOrders.map((value) => ({ value, label: t(`statement.dateOrder.${value}`) }))}
          onChange={(dateOrder) => onChange({ dateOrder })}
        />
      )}
      {asked.includes('decimalMark') && (
        <RadioCards
          legend={t('statement.decimalMark')}
          value={layout.decimalMark}
          options={[
            { value: '.', label: t('statement.decimalMark.point') },
            { value: ',', label: t('statement.decimalMark.comma') },
          ]}
          onChange={(decimalMark) => onChange({ decimalMark })}
        />
      )}
      <StatementDoubts
        layout={layout}
        onMean={(word, meaning) => onChange({ meanings: { [word]: meaning } })}
      />
      <div className="ol-SheetImport-columns">
        {fields.map((field) => (
          <Select
            key={field}
            label={t(`statement.column.${field}`)}
            placeholder={t('statement.column.none')}
            options={columns}
            value={toValue(layout.columns[field])}
            onChange={({ target }) => onChange({ columns: { [field]: toPlace(target.value) } })}
          />
        ))}
        {textPlaces.map((column, at) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what is chosen a column for
            key={at}
            label={
              at === 0 ? t('statement.column.text') : t('statement.column.textNumber', { number: at + 1 })
            }
            placeholder={t('statement.column.none')}
            options={columns}
            value={toValue(column)}
            onChange={({ target }) => {
              const texts = textPlaces.map((one, place) => (place === at ? toPlace(target.value) : one))
              onChange({ columns: { text: [...new Set(texts.filter((one) => one !== null))] } })
            }}
          />
        ))}
      </div>
      <Button variant="primary" part="SheetImport.confirm" busy={isBusy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </div>
  )
}

type StatementDoubtsProps = Pick<StatementColumnsProps, 'layout'> & {
  onMean: (word: string, meaning: StatementWordMeaning | undefined) => void
}

const meanings = { direction: ['in', 'out'], status: ['booked', 'not_booked'] } as const

/** Explains the unclear directions and statuses, and asks for the meaning of each unknown word; a person can change an answer. */
function StatementDoubts({ layout, onMean }: StatementDoubtsProps): ReactNode {
  const t = useCopy(words)
  const answered = Object.entries(layout.meanings).flatMap(([word, meaning]) =>
    meaning
      ? [
          {
            word,
            field: meaning === 'in' || meaning === 'out' ? ('direction' as const) : ('status' as const),
          },
        ]
      : [],
  )
  return (
    <>
      {layout.doubts.includes('direction') && <p className="ol-Text">{t('statement.doubt.direction')}</p>}
      {layout.doubts.includes('status') && <p className="ol-Text">{t('statement.doubt.status')}</p>}
      {[...answered, ...layout.unknownWords].map(({ word, field }) => (
        <Select
          key={word}
          label={t('statement.word', { word })}
          placeholder={t('statement.word.unknown')}
          options={meanings[field].map((value) => ({ value, label: t(`statement.${value}`) }))}
          value={layout.meanings[word] ?? ''}
          onChange={({ target }) =>
            onMean(
              word,
              meanings[field].find((one) => one === target.value),
            )
          }
        />
      ))}
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
