'use client'
import { forwardRef } from 'react'
import { currencySign } from '../format/currencySign.ts'
import { useLendingRoot } from './useLendingRoot.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type MoneyFieldProps = Omit<TextFieldProps, 'prefix' | 'type' | 'inputMode'> & {
  /** ISO code; the currency's sign is before the figure. */
  currency?: string | null
}

/** An input for an amount: figures from the phone's number pad, kept as typed. */
export const MoneyField = forwardRef<HTMLInputElement, MoneyFieldProps>(function MoneyField(
  { currency, ...rest },
  ref,
) {
  const { locale } = useLendingRoot()
  // On a page from right to left a sign such as `GH₵` keeps its own order.
  const prefix = currency ? <bdi>{currencySign(currency, locale)}</bdi> : undefined
  return (
    <TextField
      type="text"
      inputMode="decimal"
      enterKeyHint="next"
      {...rest}
      prefix={prefix}
      ref={ref}
      data-ol-money=""
    />
  )
})
