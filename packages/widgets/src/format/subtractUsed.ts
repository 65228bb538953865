import { addAmounts, type Amount, compareAmounts } from '@onlend/core'

/** Subtracts the used part of a limit; `0` where more is used than a lowered limit allows. */
export function subtractUsed(limit: Amount, used: Amount): Amount {
  // A cast with a reason: a decimal with its sign turned round is one.
  const left = addAmounts(limit, (used.startsWith('-') ? used.slice(1) : `-${used}`) as Amount)
  return compareAmounts(left, '0') < 0 ? '0' : left
}
