'use client'
import { useMemo } from 'react'
import { currencyDigits } from './currencyDigits.ts'
import type { AmountFormat } from './readAmount.ts'

/** The options of every form about money. */
export type MoneyFormatParameters = {
  /** ISO code, such as `NGN`. */
  currency?: string | undefined
  /** Digits after the point, where `Intl` and the service disagree. */
  currencyDigits?: number
  /** The viewer's locale: settles what `1.500` means and how amounts are written on leaving the field. */
  locale?: string
}

/** How the viewer of a form types and reads amounts; the same object until something of it changes. */
export function useMoneyFormat({
  currency,
  currencyDigits: digits = currencyDigits(currency),
  locale,
}: MoneyFormatParameters): AmountFormat {
  return useMemo(() => ({ digits, locale }), [digits, locale])
}
