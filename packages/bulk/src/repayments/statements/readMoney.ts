import type { Amount } from '@onlend/core'
import { type MoneyReading, readMoney as readAnyMoney } from '@onlend/core/internal'

/** An amount as a statement writes it, positive. */
export type Money = Pick<MoneyReading, 'isNegative' | 'direction'> & { amount: Amount }

/** Reads an amount with its sign as {@link readAnyMoney} does, in a file whose decimal mark is known. `null` for anything else. */
export function readMoney(text: string, decimalMark: '.' | ','): Money | null {
  const { amount, isNegative, direction } = readAnyMoney(text, { decimalMark, isMarkSure: true })
  return amount === null ? null : { amount, isNegative, direction }
}
