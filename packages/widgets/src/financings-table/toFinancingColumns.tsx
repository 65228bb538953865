'use client'
import type { Amount } from '@onlend/core'
import { type FinancingColumnId, financingColumns, type FinancingRow } from '@onlend/hooks/tables'
import { formatDate } from '../format/formatDate.ts'
import { formatMoney } from '../format/formatMoney.ts'
import type { DataColumn } from '../table/DataColumn.ts'
import { NotStated } from '../table/NotStated.tsx'
import { personalColumn, type PersonalColumns } from '../table/personalColumn.tsx'
import { type Translate, useCopy } from '../words/useCopy.ts'
import { financingsTable as words } from './financingsTable.words.ts'
import { describeFinancing } from './describeFinancing.ts'
import type { ReactNode } from 'react'
import { Badge } from '../ui/Badge.tsx'

type FinancingColumnsOptions = {
  t: Translate<typeof words>
  locale: string
  shown: PersonalColumns
  lenderTimeZone: string
}

type Looks = Pick<DataColumn<FinancingRow>, 'draw' | 'write' | 'align' | 'inFile' | 'onPhone' | 'showFrom'>

/** The columns of financings, in their order. */
export function toFinancingColumns(options: FinancingColumnsOptions): DataColumn<FinancingRow>[] {
  const { t, locale, lenderTimeZone, shown } = options
  const text = (read: (row: FinancingRow) => string | null): Looks => ({
    draw: (row) => {
      const held = read(row)
      return held === null ? <NotStated /> : <bdi className="ol-Table-whole">{held}</bdi>
    },
  })
  const money = (read: (row: FinancingRow) => Amount | null): Looks => ({
    align: 'end',
    draw: (row) => {
      const amount = read(row)
      return amount === null ? <NotStated /> : <bdi>{formatMoney(amount, row.currency, locale)}</bdi>
    },
  })
  const getName = ({ customer }: FinancingRow) => customer ?? t('financingsTable.unnamed')
  const looks: Record<Exclude<FinancingColumnId, 'phone'>, Looks> = {
    customer: { draw: (row) => <bdi className="ol-Table-line">{getName(row)}</bdi>, write: getName },
    reference: { ...text(({ financing }) => financing.transaction_reference), showFrom: 'wide' },
    amount: { ...money(({ amount }) => amount), onPhone: 'end', showFrom: 'widest' },
    paid: money(({ paid, knowsPayments }) => (knowsPayments ? paid : null)),
    unpaid: money(({ unpaid }) => unpaid),
    due: {
      onPhone: 'below',
      draw: (row) => {
        if (row.nextDue === null) {
          return row.unpaid === '0' ? t('financingsTable.paidInFull') : <NotStated />
        }
        const next = row.instalments.find(({ state }) => state !== 'paid')
        return (
          <span className="ol-Table-lines">
            <bdi className="ol-Table-day">{formatDate(row.nextDue, locale)}</bdi>
            <span className="ol-Table-subline">
              {next && describeFinancing.days(next, t)}
              {row.dated === 'drawdown' && ` · ${t('financingsTable.withDrawdown')}`}
            </span>
          </span>
        )
      },
    },
    overdue: money(({ overdue }) => overdue),
    status: {
      onPhone: 'belowEnd',
      draw: ({ status }) => <FinancingBadge status={status} />,
      write: ({ status }) => describeFinancing.status(status, t) ?? '',
    },
    request: text(({ financing }) => describeFinancing.status(financing.request_status, t)),
    drawdown: text(({ financing }) => financing.drawdown_id),
    // A file whose sums have no currency would invite adding them up.
    currency: { ...text(({ currency }) => currency), inFile: true },
    started: {
      draw: ({ financing: { start_date: started } }) =>
        started === null ? (
          <NotStated />
        ) : (
          <bdi className="ol-Table-day">{formatDate(started, locale, lenderTimeZone)}</bdi>
        ),
      write: ({ financing }) => financing.start_date?.slice(0, 10) ?? '',
    },
    client: text(({ financing }) => financing.client_id),
  }
  return financingColumns.flatMap((column): DataColumn<FinancingRow>[] => {
    const label = t(`financingsTable.${column.id}`)
    if (column.id !== 'phone') return [{ ...column, label, ...looks[column.id] }]
    if (shown === 'hidden') return []
    return [
      personalColumn<FinancingRow>({
        id: column.id,
        kind: 'phone',
        label,
        owner: getName,
        value: ({ financing }) => financing.contact_number,
        shown,
        hidden: true,
      }),
    ]
  })
}

/** The lender's status of a financing: with an icon for a status that the kit knows, unchanged for any other. */
function FinancingBadge({ status }: Pick<FinancingRow, 'status'>): ReactNode {
  const t = useCopy(words)
  if (status === null) return <NotStated />
  if (status === 'completed') {
    return (
      <Badge tone="success" icon="check">
        {t('financingsTable.status.completed')}
      </Badge>
    )
  }
  if (status === 'defaulted') {
    return (
      <Badge tone="danger" icon="warning">
        {t('financingsTable.status.defaulted')}
      </Badge>
    )
  }
  return <Badge tone="neutral">{describeFinancing.status(status, t)}</Badge>
}
