'use client'
import type { Amount } from '@onlend/core'
import type { ReactNode } from 'react'
import { formatMoney } from '../format/formatMoney.ts'
import { useFormatLenderDay } from '../root/useFormatLenderDay.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import { creditUsageChart as words } from './creditUsageChart.words.ts'
import { CreditUsageDrawing } from './CreditUsageDrawing.tsx'
import type { CreditUsageReading } from './readCreditUsage.ts'

type CreditUsageViewProps = { reading: CreditUsageReading; weeks: number }

/** Renders the use of a limit as a chart and as a table. */
export function CreditUsageView({ reading: { steps, seenSince }, weeks }: CreditUsageViewProps): ReactNode {
  const t = useCopy(words)
  const { locale, now } = useLendingRoot()
  const day = useFormatLenderDay()
  const last = steps.at(-1)
  if (!last) return null
  const money = (amount: Amount) => formatMoney(amount, last.snapshot.currency, locale)
  const period = t('creditUsageChart.period', { count: weeks })
  const begin = new Date(now() - weeks * 7 * 86_400_000).toISOString()
  const hasMarks = steps.some(({ change }) => change !== null)
  return (
    <div className="ol-CreditUsageChart-body">
      <p className="ol-Text">
        {t('creditUsageChart.now', { drawn: money(last.snapshot.drawn), limit: money(last.snapshot.limit) })}
      </p>
      <CreditUsageDrawing steps={steps} />
      <div className="ol-Note ol-CreditUsageChart-ends" aria-hidden="true">
        <bdi>{day(begin)}</bdi>
        <span>{t('creditUsageChart.today')}</span>
      </div>
      {hasMarks && (
        <p className="ol-Note">
          <span aria-hidden="true">▲ </span>
          {t('creditUsageChart.up')} · <span aria-hidden="true">▽ </span>
          {t('creditUsageChart.down')}. {t('creditUsageChart.marks')}
        </p>
      )}
      {seenSince !== null && (
        <p className="ol-Note">{t('creditUsageChart.since', { date: day(seenSince) })}</p>
      )}
      <div className="ol-VisuallyHidden">
        <table>
          <caption>{`${t('creditUsageChart.title')}, ${period}`}</caption>
          <thead>
            <tr>
              {(['day', 'drawn', 'limit', 'change'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`creditUsageChart.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map(({ at, snapshot, change }) => (
              <tr key={at}>
                <th scope="row">{day(at)}</th>
                <td>{money(snapshot.drawn)}</td>
                <td>{money(snapshot.limit)}</td>
                <td>{change === null ? '–' : t(`creditUsageChart.${change}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
