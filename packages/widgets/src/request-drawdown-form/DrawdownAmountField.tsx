'use client'
import { type RequestDrawdownFieldName, useRequestDrawdownValues } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import type { BoundField } from '../form/bindField.ts'
import { currencyName } from '../format/currencyName.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { formatPercent } from '../format/formatPercent.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Button } from '../ui/Button.tsx'
import { MoneyField } from '../ui/MoneyField.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Slider } from '../ui/Slider.tsx'
import { requestDrawdown as words } from './requestDrawdown.words.ts'
import type { RequestDrawdownViewProps } from './RequestDrawdownView.tsx'

type DrawdownAmountFieldProps = Pick<RequestDrawdownViewProps, 'form'> & {
  bound: BoundField<RequestDrawdownFieldName>
}

/** How much: typed, slid to or picked, always the same amount; kept as typed and read back once it is left. */
export function DrawdownAmountField({ form, bound }: DrawdownAmountFieldProps): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const { currency, available, quickPicks } = form
  const money = (amount: NonNullable<typeof available>) => formatMoney(amount, currency, locale)
  const isOver = form.field('amount').warningCode !== null && available !== null && !bound.error
  const canChange = !bound.readOnly
  return (
    <div className="ol-RequestDrawdownForm-howMuch">
      <MoneyField
        {...bound}
        part="RequestDrawdownForm.amount"
        label={
          currency
            ? t('drawdown.amountIn', { currency: currencyName(currency, locale) })
            : t('drawdown.amount')
        }
        currency={currency}
        warning={isOver && t('drawdown.warning.AMOUNT_OVER_AVAILABLE', { available: money(available) })}
        after={
          <div className="ol-Field-note" aria-live="polite">
            {form.amountReadings ? (
              <div className="ol-AmountReadings">
                <span className="ol-Text">{t('drawdown.amountWhich')}</span>
                {form.amountReadings.map((amount) => (
                  <Button
                    key={amount}
                    part="RequestDrawdownForm.amountReading"
                    onClick={() => form.setAmount(amount)}
                  >
                    {money(amount)}
                  </Button>
                ))}
              </div>
            ) : (
              form.amountRead !== null &&
              !bound.error && (
                <span className="ol-Text">
                  {t('drawdown.amountRead', { amount: money(form.amountRead) })}
                </span>
              )
            )}
          </div>
        }
      />
      {canChange && form.creditLimit.isLoading && <WaysToChooseSkeleton />}
      {canChange && <AmountSlider form={form} />}
      {canChange && quickPicks.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce these as fields
        <div className="ol-RequestDrawdownForm-picks" role="group" aria-label={t('drawdown.picks')}>
          {quickPicks.map(({ percent, amount }) => {
            const part = percent === 100 ? t('drawdown.pickAll') : formatPercent(percent / 100, locale)
            return (
              <Button
                key={percent}
                part="RequestDrawdownForm.pick"
                aria-label={t('drawdown.pickAmount', { part, amount: money(amount) })}
                onClick={() => form.setAmount(amount)}
              >
                {part}
              </Button>
            )
          })}
        </div>
      )}
    </div>
  )
}

/** The place of the slider and the parts of what is available, before the limit is known. */
function WaysToChooseSkeleton(): ReactNode {
  return (
    <>
      <div className="ol-Slider">
        <Skeleton size="control" />
        <span className="ol-Slider-ends">
          <Skeleton size="short" />
        </span>
      </div>
      <Skeleton size="control" />
    </>
  )
}

/** A component of its own, because it follows every key. */
function AmountSlider({ form }: Pick<RequestDrawdownViewProps, 'form'>): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const { scale, currency, control } = form
  const amount = form.readAmount(useRequestDrawdownValues({ control }).amount)
  if (scale === null) return null
  const money = (place: number) => formatMoney(scale.amountAt(place), currency, locale)
  return (
    <Slider
      part="RequestDrawdownForm.slider"
      label={t('drawdown.slider')}
      value={amount === null ? 0 : scale.getPlace(amount)}
      last={scale.last}
      valueText={amount === null ? t('drawdown.sliderEmpty') : formatMoney(amount, currency, locale)}
      onChange={(place) => form.setAmount(scale.amountAt(place))}
      least={money(0)}
      most={money(scale.last)}
    />
  )
}
