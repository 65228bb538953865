import { WireNumber } from '../json/WireNumber.ts'
import { money } from '../money/money.ts'

const perDollar: Record<string, bigint> = { NGN: 1550n, GHS: 12n, KES: 129n }

/** An amount in dollars, to the cent, for the second-currency fields (T34). */
export function writeDollars(amount: string, currency: string): WireNumber {
  const exact = money.share(amount, 1n, perDollar[currency] ?? 1n)
  return new WireNumber(money.text(money.fixed(exact).replace(/(\.\d\d)\d+$/, '$1')))
}
