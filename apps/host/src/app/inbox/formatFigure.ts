import { toAmount } from '@onlend/core'
import { formatMoney } from '@onlend/widgets'

/** `1,250.50` for `1250.5`: the message names no currency, so none is guessed. What is no amount stays as the service wrote it. */
export function formatFigure(told: string, locale: string): string {
  const amount = toAmount(told)
  if (amount === null) return told
  const short = amount.replace(/\.0+$/, '')
  return formatMoney(toAmount(/\.\d$/.test(short) ? `${short}0` : short) ?? amount, null, locale)
}
