import { toAmount } from '@onlend/core'

/** An amount in the one spelling that equal amounts share, `150` for `150.00`; `null` when it is none. */
export function foldAmount(value: unknown): string | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const amount = toAmount(value)
  if (amount === null) return null
  const trimmed = amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount
  return trimmed.replace(/^(-?)0+(?=\d)/, '$1')
}
