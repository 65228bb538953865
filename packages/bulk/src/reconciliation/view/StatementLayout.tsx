'use client'
import type { LockboxReconciliation } from '../LockboxReconciliation.ts'
import type { StatementColumn } from '../../repayments/statements/StatementLayout.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  Button,
  operation as operationWords,
  operationsInbox,
  OwnForm,
  Select,
  useCopy,
  useParts,
} from '@onlend/widgets/internal'
import { StatementDoubts } from '../../repayments/view/StatementDoubts.tsx'
import { lockboxReconciliation as words } from './lockboxReconciliation.words.ts'

type Layout = NonNullable<LockboxReconciliation['layout']>

type StatementLayoutProps = {
  layout: Layout
  columns: readonly StatementColumn[]
  onChange: (change: Partial<Pick<Layout, 'dateOrder' | 'decimalMark' | 'columns' | 'meanings'>>) => void
  onConfirm: () => void
  onCancel: () => void
}

const dateOrders = ['day-first', 'month-first', 'year-first'] as const
/** The labels are sample numbers: they need no translation. */
const decimalMarks = [
  { value: '.', label: '1,234.50' },
  { value: ',', label: '1.234,50' },
] as const

/** Asks for the layout of a statement that could be read in two ways. */
export function StatementLayout({
  layout,
  columns,
  onChange,
  onConfirm,
  onCancel,
}: StatementLayoutProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(operationsInbox)
  const tell = useCopy(operationWords)
  const parts = useParts()
  const title = useRef<HTMLParagraphElement>(null)
  useEffect(() => title.current?.focus(), [])
  const fields = [
    { field: 'date', label: t('lockboxReconciliation.day') },
    { field: 'credit', label: t('lockboxReconciliation.in') },
    { field: 'debit', label: t('lockboxReconciliation.out') },
    { field: 'amount', label: tell('operation.amount') },
    { field: 'direction', label: `${t('lockboxReconciliation.in')} / ${t('lockboxReconciliation.out')}` },
    { field: 'status', label: t('lockboxReconciliation.state') },
    { field: 'reference', label: tell('operation.reference') },
  ] as const
  // The questions stay after an answer, so that the person can change it.
  const [isAsked] = useState(layout.doubts.some((doubt) => doubt !== 'dateOrder' && doubt !== 'decimalMark'))
  const submit = () => {
    onConfirm()
  }
  return (
    <OwnForm {...parts('Form', 'LockboxReconciliation.layout')} onSubmit={submit}>
      <p ref={title} tabIndex={-1} className="ol-LockboxReconciliation-sentence">
        {t('lockboxReconciliation.layout')}
      </p>
      <Select
        label={t('lockboxReconciliation.days')}
        placeholder={say('operationsInbox.outcome.choose')}
        options={dateOrders.map((value) => ({ value, label: t(`lockboxReconciliation.${value}`) }))}
        value={layout.dateOrder}
        onChange={({ target }) => {
          const dateOrder = dateOrders.find((one) => one === target.value)
          if (dateOrder) onChange({ dateOrder })
        }}
      />
      <Select
        label={t('lockboxReconciliation.amounts')}
        placeholder={say('operationsInbox.outcome.choose')}
        options={decimalMarks}
        value={layout.decimalMark}
        onChange={({ target }) => {
          const mark = decimalMarks.find(({ value }) => value === target.value)
          if (mark) onChange({ decimalMark: mark.value })
        }}
      />
      <StatementDoubts
        layout={layout}
        onMean={(word, meaning) => onChange({ meanings: { ...layout.meanings, [word]: meaning } })}
      />
      {isAsked &&
        fields.map(({ field, label }) => (
          <Select
            key={field}
            label={label}
            placeholder="–"
            options={columns.map(({ index, heading, samples }) => ({
              value: String(index),
              label: heading || samples.slice(0, 2).join(' · '),
            }))}
            value={layout.columns[field] === null ? '' : String(layout.columns[field])}
            onChange={({ target }) => {
              const index = target.value === '' ? null : Number(target.value)
              onChange({ columns: { ...layout.columns, [field]: index } })
            }}
          />
        ))}
      <div className="ol-Buttons">
        <Button type="submit" variant="primary" part="LockboxReconciliation.compare">
          {t('lockboxReconciliation.compare')}
        </Button>
        <Button onClick={onCancel} part="LockboxReconciliation.another">
          {t('lockboxReconciliation.another')}
        </Button>
      </div>
    </OwnForm>
  )
}
