'use client'
import type { Amount } from '@onlend/core'
import type { FinancingRow } from '@onlend/hooks/tables'
import type { ReactNode } from 'react'
import { formatMoney } from '../format/formatMoney.ts'
import { useFormatLenderDay } from '../root/useFormatLenderDay.ts'
import { Button } from '../ui/Button.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import { FinancingBadge } from './FinancingBadge.tsx'
import { formatDate } from '../format/formatDate.ts'
import { Timeline, type TimelineStep } from '../ui/Timeline.tsx'
import { financingsTable as words } from './financingsTable.words.ts'
import { sayFinancing } from './sayFinancing.ts'

type FinancingDetailsProps = {
  row: FinancingRow
  today: string
  onReport: (() => void) | undefined
  onClose: () => void
}

/** One financing in full: its known facts, and its instalments on a time line. */
export function FinancingDetails({ row, today, onReport, onClose }: FinancingDetailsProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const { locale } = useLendingRoot()
  const day = useFormatLenderDay()
  const { financing } = row
  const fact = (
    key: 'reference' | 'amount' | 'paid' | 'unpaid' | 'overdue' | 'request' | 'drawdown' | 'started',
    value: string | null,
  ) => value !== null && { key, name: t(`financingsTable.${key}`), value }
  const money = (amount: Amount | null) => amount && formatMoney(amount, row.currency, locale)
  return (
    <Dialog
      title={row.customer ?? t('financingsTable.unnamed')}
      description={t('financingsTable.details')}
      closeLabel={say('common.close')}
      onClose={onClose}
      part="FinancingsTable.details"
    >
      <DescriptionList
        rows={[
          row.status !== null && {
            key: 'status',
            name: t('financingsTable.status'),
            value: <FinancingBadge status={row.status} />,
          },
          fact('reference', financing.transaction_reference),
          fact('amount', money(row.amount)),
          fact('paid', row.knowsPayments ? money(row.paid) : null),
          fact('unpaid', money(row.unpaid)),
          fact('overdue', row.overdue === '0' ? null : money(row.overdue)),
          fact('request', sayFinancing.status(financing.request_status, t)),
          fact('drawdown', financing.drawdown_id),
          fact('started', financing.start_date && day(financing.start_date)),
        ]}
      />
      {!row.knowsPayments && <p className="ol-Note">{t('financingsTable.partPayments')}</p>}
      {row.instalments.length > 0 ? (
        <FinancingInstalments row={row} today={today} />
      ) : (
        <p className="ol-Note">{t('financingsTable.noInstalments')}</p>
      )}
      {row.dated === 'drawdown' && <p className="ol-Note">{t('financingsTable.withDrawdown')}</p>}
      {onReport && (
        <div className="ol-Buttons">
          <Button variant="primary" onClick={onReport} part="FinancingsTable.report">
            {t('financingsTable.report')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

type FinancingInstalmentsProps = { row: Pick<FinancingRow, 'instalments' | 'currency'>; today: string }

const signs = { paid: 'done', overdue: 'failed', due: 'waiting' } as const

/** The instalments of a financing in the order of their days, with today among them. */
function FinancingInstalments({ row, today }: FinancingInstalmentsProps): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const steps = row.instalments.map((instalment, at): TimelineStep => {
    const { amount, due, paid, state } = instalment
    return {
      key: `${at} ${due}`,
      state: signs[state],
      label: t('financingsTable.instalment', {
        amount: formatMoney(amount, row.currency, locale),
        date: formatDate(due, locale),
      }),
      note:
        state === 'paid' || paid === '0'
          ? sayFinancing.days(instalment, t)
          : `${sayFinancing.days(instalment, t)} · ${t('financingsTable.partPaid', {
              paid: formatMoney(paid, row.currency, locale),
            })}`,
    }
  })
  const next = row.instalments.findIndex(({ due }) => due > today)
  const now: TimelineStep = {
    key: 'today',
    state: 'current',
    label: t('financingsTable.today'),
    note: formatDate(today, locale),
  }
  const at = next === -1 ? steps.length : next
  return (
    <Timeline
      label={t('financingsTable.instalments')}
      steps={[...steps.slice(0, at), now, ...steps.slice(at)]}
    />
  )
}
