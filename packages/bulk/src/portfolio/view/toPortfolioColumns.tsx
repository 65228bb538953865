'use client'
import type { Amount } from '@onlend/core'
import { portfolioColumns, type PortfolioColumnId } from '../portfolioColumns.ts'
import type { PortfolioRow } from '../PortfolioRow.ts'
import type { ReactNode } from 'react'
import {
  Badge,
  type DrawnIcon,
  formatAge,
  formatDate,
  formatMoney,
  Icon,
  Skeleton,
  type Tone,
  type Translate,
} from '@onlend/widgets/internal'
import { type DataColumn, NotStated } from '@onlend/widgets/internal/lists'
import type { portfolioOverview as words } from './portfolioOverview.words.ts'

type PortfolioColumnsOptions = {
  t: Translate<typeof words>
  /** The text for an age of less than a minute. */
  justNow: string
  locale: string
  lenderTimeZone: string
  /** Milliseconds since 1970. */
  now: number
}

type Looks = Pick<
  DataColumn<PortfolioRow>,
  'draw' | 'write' | 'align' | 'inFile' | 'filter' | 'filterLabels' | 'onPhone' | 'showFrom'
>

type State = NonNullable<PortfolioRow['attention']> | 'failed'

const looksOfStates: Record<State, { tone: Tone; icon: DrawnIcon }> = {
  overdue: { tone: 'danger', icon: 'warning' },
  unknown: { tone: 'warning', icon: 'question' },
  failed: { tone: 'warning', icon: 'error' },
  noLimit: { tone: 'neutral', icon: 'close' },
  nearLimit: { tone: 'info', icon: 'info' },
  none: { tone: 'success', icon: 'check' },
}

/** The states in the order of attention. */
const states = ['overdue', 'unknown', 'failed', 'noLimit', 'nearLimit', 'none'] as const

/** The columns of a portfolio, in the order in which they stand. */
export function toPortfolioColumns(options: PortfolioColumnsOptions): DataColumn<PortfolioRow>[] {
  const { t, justNow, locale, lenderTimeZone, now } = options
  const known = (row: PortfolioRow, draw: () => ReactNode): ReactNode => {
    if (row.read === 'read') return draw()
    return row.read === 'failed' ? <NotStated /> : <Unread text={t('portfolioOverview.notRead')} />
  }
  const money = (read: (row: PortfolioRow) => Amount | null): Looks => ({
    align: 'end',
    draw: (row) =>
      known(row, () => {
        const amount = read(row)
        return amount === null ? <NotStated /> : <bdi>{formatMoney(amount, row.currency, locale)}</bdi>
      }),
  })
  const describeAge = (readAt: number) => formatAge(Math.max(0, now - readAt), locale) ?? justNow
  const toState = (row: PortfolioRow): State | null => (row.read === 'failed' ? 'failed' : row.attention)
  const formatState = (row: PortfolioRow) => {
    const state = toState(row)
    return state === null ? '' : t(`portfolioOverview.state.${state}`)
  }
  const looks: Record<PortfolioColumnId, Looks> = {
    partner: { draw: ({ name }) => <bdi className="ol-Table-line">{name}</bdi> },
    state: {
      onPhone: 'end',
      filter: states,
      filterLabels: Object.fromEntries(states.map((state) => [state, t(`portfolioOverview.state.${state}`)])),
      draw: (row) => {
        const state = toState(row)
        if (state === null) return <Unread text={t('portfolioOverview.notRead')} />
        return <Badge {...looksOfStates[state]}>{formatState(row)}</Badge>
      },
      write: formatState,
    },
    overdue: { ...money(({ overdue }) => overdue), onPhone: 'below' },
    due: { ...money(({ due }) => due), onPhone: 'belowEnd' },
    limit: { ...money(({ limit }) => limit), showFrom: 'widest' },
    drawn: { ...money(({ drawn }) => drawn), showFrom: 'wide' },
    available: money(({ available }) => available),
    activity: {
      showFrom: 'widest',
      draw: (row) =>
        known(row, () =>
          row.lastActivityAt === null ? (
            <NotStated />
          ) : (
            <bdi className="ol-Table-day">{formatDate(row.lastActivityAt, locale, lenderTimeZone)}</bdi>
          ),
        ),
      write: ({ lastActivityAt }) => lastActivityAt?.slice(0, 10) ?? '',
    },
    age: {
      showFrom: 'widest',
      draw: (row) =>
        known(row, () => (
          <span className="ol-PortfolioOverview-age">
            {row.error && <Icon name="warning" />}
            <bdi>{row.readAt === null ? justNow : describeAge(row.readAt)}</bdi>
            {row.error && <span className="ol-VisuallyHidden">{t('portfolioOverview.notRenewed')}</span>}
          </span>
        )),
      write: ({ readAt }) => (readAt === null ? '' : new Date(readAt).toISOString()),
    },
    // A file whose sums have no currency would invite adding them up.
    currency: {
      inFile: true,
      draw: (row) => known(row, () => row.currency ?? <NotStated />),
    },
  }
  return portfolioColumns.map((column) => ({
    ...column,
    label: t(`portfolioOverview.${column.id}`),
    ...looks[column.id],
  }))
}

/** A placeholder as wide and as high as the value to come. */
function Unread({ text }: { text: string }): ReactNode {
  return (
    <>
      <Skeleton size="medium" />
      <span className="ol-VisuallyHidden">{text}</span>
    </>
  )
}
