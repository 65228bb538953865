'use client'
import { type UseRequestDrawdownFormReturnType, useFormValues } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { formatMoney } from '../format/formatMoney.ts'
import { formatPercent } from '../format/formatPercent.ts'
import { Button } from '../ui/Button.tsx'
import { Slider } from '../ui/Slider.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import { requestDrawdown as words } from './requestDrawdown.words.ts'

type WaysToChooseProps = { form: UseRequestDrawdownFormReturnType }

/** An amount without typing: by a slider, or a part of what is available. */
export function WaysToChoose({ form }: WaysToChooseProps): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const { currency, quickPicks } = form
  return (
    <>
      <AmountSlider form={form} />
      {quickPicks.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce these as fields
        <div className="ol-RequestDrawdownForm-picks" role="group" aria-label={t('drawdown.picks')}>
          {quickPicks.map(({ percent, amount }) => {
            const part = percent === 100 ? t('drawdown.pickAll') : formatPercent(percent / 100, locale)
            return (
              <Button
                key={percent}
                part="RequestDrawdownForm.pick"
                aria-label={t('drawdown.pickAmount', { part, amount: formatMoney(amount, currency, locale) })}
                onClick={() => form.setAmount(amount)}
              >
                {part}
              </Button>
            )
          })}
        </div>
      )}
    </>
  )
}

/** A component of its own, because it follows every key. */
function AmountSlider({ form }: WaysToChooseProps): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const { scale, currency, control } = form
  const amount = form.readAmount(useFormValues({ control }).amount)
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
