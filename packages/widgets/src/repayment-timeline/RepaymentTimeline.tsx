'use client'
import type { Amount } from '@onlend/core'
import type { ReactNode } from 'react'
import { formatMoney } from '../format/formatMoney.ts'
import { formatPercent } from '../format/formatPercent.ts'
import { useFormatLenderDay } from '../root/useFormatLenderDay.ts'
import { useLenderDay } from '../root/useLenderDay.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { type RepaymentFacts, readRepayment } from './readRepayment.ts'
import { repaymentTimeline as words } from './repaymentTimeline.words.ts'
import { RepaymentDrawing } from './RepaymentDrawing.tsx'

export type RepaymentTimelineProps = RepaymentFacts & {
  /** Milliseconds since 1970. */
  now: number
  /** ISO code; `null` where it is not known. */
  currency: string | null
  /** The labels of the two ends; the words for a debt that is due or nearly due replace them. @default 'Paid out' and 'Due' */
  labels?: { start?: string; end?: string }
  /** Leaves the share and the pace to the drawing and the table. @default false */
  isBrief?: boolean
}

/**
 * Draws a debt from the payout day to the due day: the repaid share, today, whether repayment is ahead of or behind an even pace, and the
 * instalments if there are any. A table gives screen readers the same facts. Unknown facts are left out.
 */
export function RepaymentTimeline({
  now,
  currency,
  labels = {},
  isBrief = false,
  ...facts
}: RepaymentTimelineProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { locale, lenderTimeZone: timeZone } = useLendingRoot()
  const day = useFormatLenderDay()
  const lenderDay = useLenderDay()
  const reading = readRepayment(facts, { now, timeZone })
  const { start, end, closedOn = null, repaid, total, instalments = [], steps = [] } = facts
  const { ratio, pace, state, days } = reading
  const money = (amount: Amount) => formatMoney(amount, currency, locale)
  const percent = (share: number) => formatPercent(share, locale)
  const progress =
    ratio !== null &&
    repaid !== null &&
    total !== null &&
    t('repaymentTimeline.progress', { repaid: money(repaid), total: money(total), percent: percent(ratio) })
  const startLabel = labels.start ?? t('repaymentTimeline.paidOut')
  const dueLabel =
    state === 'overdue' || state === 'dueSoon'
      ? t(`repaymentTimeline.${state}`, { count: days })
      : state === 'dueToday'
        ? t('repaymentTimeline.dueToday')
        : (labels.end ?? t('repaymentTimeline.due'))
  const instalmentWords = (amount: Amount | null, isPaid: boolean) =>
    t(isPaid ? 'repaymentTimeline.instalmentPaid' : 'repaymentTimeline.instalment', {
      amount: amount === null ? '–' : money(amount),
    })
  const rows = [
    start !== null && { key: 'start', at: start, is: startLabel },
    ...steps.map((step, index) => ({
      key: `step ${index}`,
      at: step.date,
      is: t('repaymentTimeline.step', { repaid: money(step.repaid) }),
    })),
    ...instalments.map(({ date, amount, isPaid = false }, index) => ({
      key: `instalment ${index}`,
      at: date,
      is: instalmentWords(amount, isPaid),
    })),
    closedOn === null && progress && { key: 'today', at: new Date(now).toISOString(), is: progress },
    end !== null && { key: 'end', at: end, is: dueLabel },
    closedOn !== null && { key: 'closed', at: closedOn, is: t('repaymentTimeline.repaidInFull') },
  ]
    .filter((row) => row !== false && row !== '')
    .sort((left, right) => Date.parse(left.at) - Date.parse(right.at))
  return (
    <div {...parts('RepaymentTimeline')} data-ol-due={state}>
      {!isBrief && progress && <p className="ol-Text">{progress}</p>}
      <RepaymentDrawing reading={reading} />
      <div className="ol-Note ol-RepaymentTimeline-ends" aria-hidden="true">
        {start !== null && <End label={startLabel} {...lenderDay(start)} />}
        {closedOn !== null && <End label={t('repaymentTimeline.repaidInFull')} {...lenderDay(closedOn)} />}
        {closedOn === null && end !== null && (
          <End label={dueLabel} {...lenderDay(end)} isStrong={state !== 'open'} />
        )}
      </div>
      {!isBrief && pace && (
        <p className="ol-Note">
          {t(`repaymentTimeline.${pace.is}`, {
            repaid: percent(ratio ?? 0),
            elapsed: percent(pace.elapsed),
          })}
        </p>
      )}
      <div className="ol-VisuallyHidden">
        <table>
          <caption>{t('repaymentTimeline.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('repaymentTimeline.day')}</th>
              <th scope="col">{t('repaymentTimeline.event')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  {row.key === 'today' ? `${t('repaymentTimeline.today')}, ${day(row.at)}` : day(row.at)}
                </th>
                <td>{row.is}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

type EndProps = { label: string; day: string; zone: string | null; isStrong?: boolean }

/** An end of the line. The zone, which only the device knows, stands in the shorter line, so that it moves nothing when it comes. */
function End({ label, day, zone, isStrong }: EndProps): ReactNode {
  return (
    <span data-ol-strong={isStrong || undefined}>
      <span>{zone === null ? label : `${label} (${zone})`}</span>
      <bdi>{day}</bdi>
    </span>
  )
}
