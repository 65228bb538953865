import { WireNumber } from '../json/WireNumber.ts'
import { money } from '../money/money.ts'

/** An amount as a JSON number, exact to the last digit. */
export function writeNumber(amount: string): WireNumber {
  return new WireNumber(money.text(amount))
}
