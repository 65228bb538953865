'use client'
import { useMemo } from 'react'
import { currencyDigits } from './currencyDigits.ts'
import type { AmountFormat } from './readAmount.ts'

/** The options of every form about money. */
export type MoneyFormatParameters = {
  /** ISO code, such as `NGN`. */
  currency?: string | undefined
  /** The digits after the point, where `Intl` and the service disagree. */
  currencyDigits?: number
  /** The viewer's locale: settles the meaning of `1.500`, and the form of an amount when the person leaves the field. */
  locale?: string
}

/** The format in which the viewer of a form types and reads amounts; the same object until one of its properties changes. */
export function useMoneyFormat({
  currency,
  currencyDigits: digits = currencyDigits(currency),
  locale,
}: MoneyFormatParameters): AmountFormat {
  return useMemo(() => ({ digits, locale }), [digits, locale])
}
