'use client'
import {
  type RequestDrawdownFieldName,
  requestDrawdownForm,
  type UseRequestDrawdownFormReturnType,
  useFormValues,
} from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { AmountField } from '../form/AmountField.tsx'
import type { BoundField } from '../form/bindField.ts'
import { createFields } from '../form/createFields.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { currencyName } from '../format/currencyName.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { formatPercent } from '../format/formatPercent.ts'
import { SpendingLimits } from '../spending-limits/SpendingLimits.tsx'
import { Button } from '../ui/Button.tsx'
import { RadioCards } from '../ui/RadioCards.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Slider } from '../ui/Slider.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import { requestDrawdown as words } from './requestDrawdown.words.ts'
import type { RequestDrawdownViewProps } from './RequestDrawdownView.tsx'

type FormProps = { form: UseRequestDrawdownFormReturnType }
type DrawdownFieldProps = FormProps & { bound: BoundField<RequestDrawdownFieldName> }

type DrawdownFieldsProps = Pick<RequestDrawdownViewProps, 'form' | 'layout'> & {
  bind: (name: RequestDrawdownFieldName) => BoundField<RequestDrawdownFieldName>
}

const Fields = createFields<RequestDrawdownFieldName>(requestDrawdownForm.fields)

/** The fields of a drawdown, in the order that the form gives. */
export function DrawdownFields({ form, layout, bind }: DrawdownFieldsProps): ReactNode {
  return (
    <FormFields
      names={form.fields}
      {...{ Fields, actions: form.actions }}
      draw={(name) =>
        name === 'amount' ? (
          <DrawdownAmount form={form} bound={bind(name)} />
        ) : (
          <DrawdownTenor form={form} bound={bind(name)} />
        )
      }
    >
      {layout}
    </FormFields>
  )
}

/** How much: typed, slid to or picked, always the same amount; kept as typed and read back once it is left. */
function DrawdownAmount({ form, bound }: DrawdownFieldProps): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const { currency, available, creditLimit } = form
  const money = (amount: NonNullable<typeof available>) => formatMoney(amount, currency, locale)
  const isOver = form.field('amount').warningCode !== null && available !== null && !bound.error
  return (
    <div className="ol-RequestDrawdownForm-howMuch">
      <AmountField
        {...bound}
        part="RequestDrawdownForm.amount"
        label={
          currency
            ? t('drawdown.amountIn', { currency: currencyName(currency, locale) })
            : t('drawdown.amount')
        }
        {...{ form, currency }}
        warning={isOver && t('drawdown.warning.AMOUNT_OVER_AVAILABLE', { available: money(available) })}
        readAs={(amount) => t('drawdown.amountRead', { amount })}
        below={
          <SpendingLimits kind="requestDrawdown" customerPartnerId={form.customerPartnerId ?? undefined} />
        }
      />
      {!bound.readOnly && (creditLimit.isLoading ? <WaysToChooseSkeleton /> : <WaysToChoose form={form} />)}
    </div>
  )
}

/** The placeholder of the slider and the shares of the available amount, before the limit is known. */
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

/** An amount without typing: by a slider, or as a share of the available amount. */
function WaysToChoose({ form }: FormProps): ReactNode {
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
                onClick={() => form.setAmount('amount', amount)}
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

/** A separate component, because it renders at every key. */
function AmountSlider({ form }: FormProps): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const { scale, currency, control } = form
  const amount = form.readTyped(useFormValues({ control }).amount)
  if (scale === null) return null
  const money = (place: number) => formatMoney(scale.amountAt(place), currency, locale)
  return (
    <Slider
      part="RequestDrawdownForm.slider"
      label={t('drawdown.slider')}
      value={amount === null ? 0 : scale.getPlace(amount)}
      last={scale.last}
      valueText={amount === null ? t('drawdown.sliderEmpty') : formatMoney(amount, currency, locale)}
      onChange={(place) => form.setAmount('amount', scale.amountAt(place))}
      least={money(0)}
      most={money(scale.last)}
    />
  )
}

/** For how long, in whole days: one of those on offer, or typed where the host offers none. */
function DrawdownTenor({ form, bound }: DrawdownFieldProps): ReactNode {
  const t = useCopy(words)
  const { tenorOptions, limits, values } = form
  if (tenorOptions !== null && !bound.readOnly) {
    return (
      <RadioCards
        id={bound.id}
        part="RequestDrawdownForm.tenor"
        legend={t('drawdown.tenor')}
        value={values.tenor}
        error={bound.error}
        onChange={(days) => form.setTenor(Number(days))}
        options={tenorOptions.map((days) => ({
          value: String(days),
          label: t('drawdown.days', { count: days }),
        }))}
      />
    )
  }
  const { minTenor: min, maxTenor: max } = limits
  return (
    <TextField
      {...bound}
      part="RequestDrawdownForm.tenor"
      label={t('drawdown.tenorDays')}
      hint={
        max === null ? min > 1 && t('drawdown.tenorHintMin', { min }) : t('drawdown.tenorHint', { min, max })
      }
    />
  )
}
