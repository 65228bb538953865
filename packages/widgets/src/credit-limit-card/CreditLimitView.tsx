'use client'
import type { CreditLimit } from '@onlend/core'
import type { ReactNode } from 'react'
import { creditLimit as words } from './creditLimit.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { formatPercent } from '../format/formatPercent.ts'
import { useFormatLenderDay } from '../root/useFormatLenderDay.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Figure } from '../ui/Figure.tsx'
import { Meter } from '../ui/Meter.tsx'
import { creditUsage } from './creditUsage.ts'
import { limitStatus } from './limitStatus.ts'

type CreditLimitViewProps = {
  creditLimit: CreditLimit
  variant: 'gauge' | 'compact'
  showUsd: boolean
  /** Rendered below the terms; `false` for none. */
  spark: ReactNode
  onRequestDrawdown: (() => void) | undefined
  secondAction: ReactNode
}

/** Renders a limit: the available amount first, then the drawn amount, then the terms. */
export function CreditLimitView({
  creditLimit,
  variant,
  showUsd,
  spark,
  onRequestDrawdown,
  secondAction,
}: CreditLimitViewProps): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const day = useFormatLenderDay()
  const { amount_available: available, currency, limit, drawn, maturity_date: until } = creditLimit
  const money = (amount: CreditLimit['limit']) => formatMoney(amount, currency, locale)
  const usage = creditUsage(creditLimit)
  const status = limitStatus(creditLimit)

  const figure = (
    <Figure
      label={t('creditLimit.available')}
      value={available === null ? t('creditLimit.notStated') : money(available)}
      unknown={available === null}
    />
  )
  const valueText =
    usage.ratio === null
      ? t('creditLimit.meter', { drawn: money(drawn), limit: money(limit) })
      : t('creditLimit.meterPercent', {
          drawn: money(drawn),
          limit: money(limit),
          percent: formatPercent(usage.ratio, locale),
        })
  const meter = (
    <Meter
      label={t('creditLimit.drawn')}
      valueText={valueText}
      ratio={usage.ratio ?? 0}
      tone={usage.state === 'overdrawn' ? 'danger' : 'neutral'}
      shape={variant === 'gauge' ? 'gauge' : 'bar'}
    >
      {variant === 'gauge' && usage.ratio !== null && (
        <>
          <span className="ol-Meter-percent">{formatPercent(usage.ratio, locale)}</span>
          <span className="ol-Meter-label">{t('creditLimit.drawn')}</span>
        </>
      )}
    </Meter>
  )
  const dollars = showUsd && creditLimit.limit_in_dollars_current
  return (
    <div className="ol-CreditLimitCard-body">
      {variant === 'gauge' ? (
        <div className="ol-CreditLimitCard-gauge">
          {meter}
          {figure}
        </div>
      ) : (
        <>
          {figure}
          {meter}
          <p className="ol-Note">{valueText}</p>
        </>
      )}
      {variant === 'gauge' && (
        <DescriptionList
          rows={[
            { key: 'limit', name: t('creditLimit.limit'), value: money(limit) },
            { key: 'drawn', name: t('creditLimit.drawn'), value: money(drawn) },
            usage.heldBack !== null &&
              status.is !== 'expired' &&
              status.is !== 'closed' && {
                key: 'heldBack',
                name: t('creditLimit.heldBack'),
                value: money(usage.heldBack),
              },
            until !== null && {
              key: 'until',
              name: t('creditLimit.validUntil'),
              value: day(until),
            },
            dollars && {
              key: 'usd',
              name: t('creditLimit.inDollars'),
              value: formatMoney(dollars, 'USD', locale),
            },
          ]}
        />
      )}
      {spark && <div className="ol-CreditLimitCard-usage">{spark}</div>}
      {status.is === 'expired' && (
        <Alert
          tone="warning"
          icon="clock"
          title={until === null ? t('creditLimit.expired') : t('creditLimit.expiredOn', { date: day(until) })}
        />
      )}
      {status.is === 'closed' && <Alert tone="warning" title={t('creditLimit.closed')} />}
      {status.is !== 'expired' && status.is !== 'closed' && usage.state !== 'open' && (
        <Alert
          tone={usage.state === 'overdrawn' ? 'danger' : 'info'}
          title={t(usage.state === 'overdrawn' ? 'creditLimit.overdrawn' : 'creditLimit.fullyDrawn')}
        />
      )}
      {(onRequestDrawdown || secondAction) && status.is !== 'expired' && status.is !== 'closed' && (
        <div className="ol-Buttons">
          {onRequestDrawdown && (
            <Button variant="primary" onClick={onRequestDrawdown} part="CreditLimitCard.request">
              {t('creditLimit.request')}
            </Button>
          )}
          {secondAction}
        </div>
      )}
    </div>
  )
}
