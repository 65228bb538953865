import type { Amount } from '@onlend/core'
import { type MoneyReading, readMoney as readAnyMoney } from '@onlend/core/internal'

/** An amount as a statement writes it, positive. */
export type Money = Pick<MoneyReading, 'isNegative' | 'direction'> & { amount: Amount }

/** Reads an amount with its sign as {@link readAnyMoney} does, with the decimal mark of the file. `null` for any other text. */
export function readMoney(text: string, decimalMark: '.' | ','): Money | null {
  const { amount, isNegative, direction } = readAnyMoney(text, { decimalMark, isMarkSure: true })
  return amount === null ? null : { amount, isNegative, direction }
}
