import type { Amount } from '@onlend/core'
import { fromMinorUnits } from './fromMinorUnits.ts'
import { toMinorUnits } from './toMinorUnits.ts'

/**
 * Divides an amount into equal parts of whole smallest units; the last part takes the remainder, so that the parts add up
 * exactly. `null` where a part would be zero.
 */
export function splitAmount(amount: Amount, parts: number, digits: number): readonly Amount[] | null {
  const total = toMinorUnits(amount, digits)
  const share = total / BigInt(parts)
  if (share <= 0n) return null
  const last = total - share * BigInt(parts - 1)
  return Array.from({ length: parts }, (_, index) =>
    fromMinorUnits(index === parts - 1 ? last : share, digits),
  )
}
