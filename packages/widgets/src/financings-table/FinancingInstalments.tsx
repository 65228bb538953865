'use client'
import type { FinancingRow } from '@onlend/hooks/tables'
import type { ReactNode } from 'react'
import { formatDate } from '../format/formatDate.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { Timeline, type TimelineStep } from '../ui/Timeline.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import { financingsTable as words } from './financingsTable.words.ts'
import { describeFinancing } from './describeFinancing.ts'

type FinancingInstalmentsProps = {
  row: Pick<FinancingRow, 'instalments' | 'currency' | 'knowsPayments' | 'dated'>
  today: string
}

const signs = { paid: 'done', overdue: 'failed', due: 'waiting' } as const

/** The instalments of a financing in the order of their days with today among them, and the gaps of their facts. */
export function FinancingInstalments({ row, today }: FinancingInstalmentsProps): ReactNode {
  const t = useCopy(words)
  return (
    <>
      {!row.knowsPayments && <p className="ol-Note">{t('financingsTable.partPayments')}</p>}
      {row.instalments.length > 0 ? (
        <InstalmentLine row={row} today={today} />
      ) : (
        <p className="ol-Note">{t('financingsTable.noInstalments')}</p>
      )}
      {row.dated === 'drawdown' && <p className="ol-Note">{t('financingsTable.withDrawdown')}</p>}
    </>
  )
}

function InstalmentLine({ row, today }: FinancingInstalmentsProps): ReactNode {
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
          ? describeFinancing.days(instalment, t)
          : `${describeFinancing.days(instalment, t)} · ${t('financingsTable.partPaid', {
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
