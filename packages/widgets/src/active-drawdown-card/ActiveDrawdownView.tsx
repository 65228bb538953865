'use client'
import type { ActiveDrawdown, Amount } from '@onlend/core'
import type { ReactNode } from 'react'
import { activeDrawdown as words } from './activeDrawdown.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useFormatLenderDay } from '../root/useFormatLenderDay.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Figure } from '../ui/Figure.tsx'
import { RepaymentTimeline } from '../repayment-timeline/RepaymentTimeline.tsx'
import type { DrawdownReading } from './readDrawdown.ts'

type ActiveDrawdownViewProps = {
  drawdown: ActiveDrawdown
  reading: DrawdownReading
  /** `null` when the service names none. */
  currency: string | null
  variant: 'full' | 'compact'
  onRepay: (() => void) | undefined
  onWithdraw: (() => void) | undefined
}

/** Renders a drawdown: the open amount first, then the repaid share, then, unless compact, the terms. */
export function ActiveDrawdownView({
  drawdown,
  reading,
  currency,
  variant,
  onRepay,
  onWithdraw,
}: ActiveDrawdownViewProps): ReactNode {
  const t = useCopy(words)
  const { locale, now } = useLendingRoot()
  const money = (amount: Amount) => formatMoney(amount, currency, locale)
  const day = useFormatLenderDay()
  const { amount_outstanding: outstanding } = drawdown
  const row = (key: string, name: string, value: string | null) => value !== null && { key, name, value }
  return (
    <div className="ol-ActiveDrawdownCard-body" data-ol-variant={variant}>
      <Figure
        label={t(outstanding === null ? 'activeDrawdown.drawn' : 'activeDrawdown.outstanding')}
        value={money(outstanding ?? drawdown.amount_drawn)}
      />
      {(reading.ratio !== null || reading.dueDate !== null) && (
        <div className="ol-ActiveDrawdownCard-timeline">
          <RepaymentTimeline
            start={drawdown.disbursement_date}
            end={reading.dueDate}
            closedOn={drawdown.actual_payment_date}
            now={now()}
            repaid={drawdown.amount_recollected}
            total={drawdown.amount_expected}
            currency={currency}
            isBrief={variant === 'compact'}
          />
        </div>
      )}
      {reading.phase === 'overdue' && (
        <Alert tone="warning" icon="clock" title={t('activeDrawdown.overdue', { count: reading.days })}>
          <p className="ol-Text">{t('activeDrawdown.overdueNote')}</p>
        </Alert>
      )}
      {drawdown.actual_payment_date !== null && (
        <Alert
          tone="success"
          title={t('activeDrawdown.paidOn', { date: day(drawdown.actual_payment_date) })}
        />
      )}
      {variant === 'full' && (
        <DescriptionList
          rows={[
            outstanding !== null && row('drawn', t('activeDrawdown.drawn'), money(drawdown.amount_drawn)),
            row(
              'due',
              t(drawdown.expected_payoff_date === null ? 'activeDrawdown.maturity' : 'activeDrawdown.dueOn'),
              reading.dueDate && day(reading.dueDate),
            ),
            row(
              'paidOut',
              t('activeDrawdown.disbursedOn'),
              drawdown.disbursement_date && day(drawdown.disbursement_date),
            ),
            row(
              'tenor',
              t('activeDrawdown.tenor'),
              drawdown.tenor === null ? null : t('activeDrawdown.days', { count: drawdown.tenor }),
            ),
          ]}
        />
      )}
      {currency === null && <p className="ol-Note">{t('activeDrawdown.currencyUnknown')}</p>}
      {((onRepay && reading.phase !== 'paid') || onWithdraw) && (
        <div className="ol-Buttons">
          {onRepay && reading.phase !== 'paid' && (
            <Button variant="primary" onClick={onRepay} part="ActiveDrawdownCard.repay">
              {t('activeDrawdown.repay')}
            </Button>
          )}
          {onWithdraw && (
            <Button onClick={onWithdraw} part="ActiveDrawdownCard.withdraw">
              {t('activeDrawdown.withdraw')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
