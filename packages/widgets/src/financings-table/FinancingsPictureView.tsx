'use client'
import type { FinancingsBar } from '@onlend/hooks/internal'
import type { Amount } from '@onlend/core'
import type { DayRange, FinancingsPicture, OverdueAge } from '@onlend/hooks/tables'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { formatMoney } from '../format/formatMoney.ts'
import { formatMoneyShort } from '../format/formatMoneyShort.ts'
import { createDateFormat } from '../format/createDateFormat.ts'
import { Icon } from '../ui/Icon.tsx'
import { Table } from '../ui/Table.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { type Translate, useCopy } from '../words/useCopy.ts'
import { createBarScale } from './createBarScale.ts'
import { financingsTable as words } from './financingsTable.words.ts'

type Sums = Pick<FinancingsBar, 'due' | 'paid' | 'overdue'>

type FinancingsPictureViewProps = {
  picture: FinancingsPicture
  /** The due days that filter the rows now. */
  due: DayRange
  age: string | null
  onDue: (range: DayRange) => void
  onAge: (age: OverdueAge | null) => void
}

const kinds = ['overdue', 'due', 'paid'] as const
const everyDay: DayRange = { from: null, to: null }

/** A bar for each period and for each age, which filters the rows; distinguished by pattern and by text, with the same figures as a table. */
export function FinancingsPictureView(props: FinancingsPictureViewProps): ReactNode {
  const { picture, due, age, onDue, onAge } = props
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const [isTableOpen, setTableOpen] = useState(false)
  const parts = useParts()
  const hatch = `ol${useId().replaceAll(/\W/g, '')}`
  const money = (amount: Amount) => formatMoney(amount, picture.currency, locale)
  const short = (amount: Amount) => (
    <bdi className="ol-FinancingsPicture-sum">
      <span className="ol-FinancingsPicture-short" aria-hidden="true">
        {formatMoneyShort(amount, picture.currency, locale)}
      </span>
      <span className="ol-FinancingsPicture-whole" aria-hidden="true">
        {money(amount)}
      </span>
      <span className="ol-VisuallyHidden">{money(amount)}</span>
    </bdi>
  )
  const name = (kind: keyof Sums) =>
    t(kind === 'due' ? 'financingsTable.stillDue' : `financingsTable.${kind}`)
  const scale = createBarScale(picture.bars.map(({ total }) => total))
  const scaleOfAges = createBarScale(picture.ages.map(({ overdue }) => overdue))
  const { unit } = picture
  const bars = useMemo(() => {
    const format = createDateFormat(locale, {
      month: 'short',
      ...(unit === 'week' ? { day: 'numeric' } : { year: 'numeric' }),
      timeZone: 'UTC',
    })
    return picture.bars.map((bar) => ({ bar, period: formatPeriod(bar, { unit, format, t }) }))
  }, [picture.bars, unit, locale, t])
  return (
    <>
      <div className="ol-FinancingsPicture-part">
        <h3 className="ol-Note">
          {t(picture.unit === 'week' ? 'financingsTable.byWeek' : 'financingsTable.byMonth')}
        </h3>
        <ul className="ol-FinancingsPicture-bars">
          {bars.map(({ bar, period }) => {
            const isChosen = due.from === bar.from && due.to === bar.to
            const { from, to } = bar
            return (
              <li key={`${from}..${to}`}>
                <button
                  type="button"
                  {...parts('FinancingsPicture.bar')}
                  aria-pressed={isChosen}
                  onClick={() => onDue(isChosen ? everyDay : { from, to })}
                >
                  <span>{period}</span>
                  <Bar sums={bar} length={scale.toLength(bar.total)} hatch={hatch} />
                  {short(bar.total)}
                  <span className="ol-VisuallyHidden">
                    {t('financingsTable.bar', {
                      due: money(bar.due),
                      paid: money(bar.paid),
                      overdue: money(bar.overdue),
                    })}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
        <p className="ol-Note" aria-hidden="true">
          <svg width="0" height="0" aria-hidden="true">
            <pattern
              id={hatch}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect data-ol-tone="danger" width="2" height="6" fill="currentcolor" />
            </pattern>
          </svg>
          {kinds.map((kind) => (
            <span key={kind}>
              <svg width="20" height="14" aria-hidden="true">
                <Piece kind={kind} hatch={hatch} from={0} to={1} />
              </svg>{' '}
              {name(kind)}{' '}
            </span>
          ))}
        </p>
      </div>
      <div className="ol-FinancingsPicture-part">
        <h3 className="ol-Note">{t('financingsTable.byAge')}</h3>
        <ul className="ol-FinancingsPicture-bars">
          {picture.ages.map(({ age: own, overdue }) => (
            <li key={own}>
              <button
                type="button"
                {...parts('FinancingsPicture.bar')}
                aria-pressed={age === own}
                onClick={() => onAge(age === own ? null : own)}
              >
                <span>{t(`financingsTable.age.${own}`)}</span>
                <Bar
                  sums={{ overdue, due: '0', paid: '0' }}
                  length={scaleOfAges.toLength(overdue)}
                  hatch={hatch}
                />
                {short(overdue)}
              </button>
            </li>
          ))}
        </ul>
        <p className="ol-Note">
          {t('financingsTable.press')}{' '}
          {(scale.isBent || scaleOfAges.isBent) && t('financingsTable.notToScale')}
        </p>
      </div>
      <details
        className="ol-FinancingsPicture-table"
        onToggle={({ currentTarget }) => setTableOpen(currentTarget.open)}
      >
        <summary {...parts('Button', 'FinancingsPicture.asTable')} data-ol-variant="quiet">
          <Icon name="chevron" />
          {t('financingsTable.asTable')}
        </summary>
        {isTableOpen && (
          <>
            <Table
              caption={t('financingsTable.picture')}
              headings={[
                { key: 'period', label: t('financingsTable.period') },
                ...kinds.map((kind) => ({ key: kind, label: name(kind), align: 'end' as const })),
                { key: 'total', label: t('financingsTable.total'), align: 'end' },
              ]}
              rows={bars.map(({ bar, period }) => ({
                key: period,
                cells: [
                  period,
                  ...kinds.map((kind) => <bdi key={kind}>{money(bar[kind])}</bdi>),
                  <bdi key="total">{money(bar.total)}</bdi>,
                ],
              }))}
            />
            <Table
              caption={t('financingsTable.byAge')}
              headings={[
                { key: 'age', label: t('financingsTable.byAge') },
                { key: 'overdue', label: name('overdue'), align: 'end' },
              ]}
              rows={picture.ages.map(({ age: own, overdue }) => ({
                key: own,
                cells: [t(`financingsTable.age.${own}`), <bdi key={own}>{money(overdue)}</bdi>],
              }))}
            />
          </>
        )}
      </details>
    </>
  )
}

type BarProps = {
  sums: Sums
  /** The share of the longest bar. */
  length: number
  hatch: string
}

/** The bar of one group: the overdue share is hatched, the due share is a frame, the paid share is filled. */
function Bar({ sums, length, hatch }: BarProps): ReactNode {
  const total = kinds.reduce((sum, kind) => sum + Number(sums[kind]), 0)
  const shares = kinds.map((kind) => (total > 0 ? (Number(sums[kind]) / total) * length : 0))
  return (
    <svg width="100%" height="14" aria-hidden="true">
      {kinds.map((kind, at) => {
        const from = shares.slice(0, at).reduce((sum, share) => sum + share, 0)
        const share = shares[at] ?? 0
        return share > 0 && <Piece key={kind} kind={kind} hatch={hatch} from={from} to={from + share} />
      })}
    </svg>
  )
}

type PieceProps = { kind: keyof Sums; hatch: string; from: number; to: number }

const looks = {
  overdue: { tone: 'danger', dashes: undefined },
  due: { tone: 'info', dashes: '3 2' },
  paid: { tone: 'success', dashes: undefined },
} as const

function Piece({ kind, hatch, from, to }: PieceProps): ReactNode {
  const { dir } = useLendingRoot()
  const fills = { overdue: `url(#${hatch})`, due: 'none', paid: 'currentcolor' }
  return (
    <rect
      data-ol-tone={looks[kind].tone}
      x={`${(dir === 'rtl' ? 1 - to : from) * 100}%`}
      y="1"
      width={`${(to - from) * 100}%`}
      height="12"
      fill={fills[kind]}
      strokeDasharray={looks[kind].dashes}
      strokeWidth={kind === 'due' ? 2 : 1}
    />
  )
}

type SayPeriodOptions = {
  unit: FinancingsPicture['unit']
  format: ReturnType<typeof createDateFormat>
  t: Translate<typeof words>
}

function formatPeriod({ from, to }: DayRange, { unit, format, t }: SayPeriodOptions): string {
  const day = (date: string) => new Date(date)
  if (from !== null && to !== null)
    return unit === 'week' ? format.formatRange(day(from), day(to)) : format.format(day(from))
  if (to !== null) return t('financingsTable.until', { date: format.format(day(to)) })
  return from === null ? '' : t('financingsTable.from', { date: format.format(day(from)) })
}
