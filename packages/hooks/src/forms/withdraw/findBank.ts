import type { Bank } from '@onlend/core'
import type { WithdrawBank } from './withdrawFormTypes.ts'

/**
 * The bank that a value stands for. Codes repeat, so that the one that was chosen counts before the first of the list; but only for as long as the
 * code is its own, so that no code ever bears another bank's name.
 */
export function findBank({ code, chosen, isTyped }: WithdrawBank, banks: readonly Bank[]): Bank | null {
  if (isTyped) return null
  if (chosen?.code === code) return chosen
  return banks.find((bank) => bank.code === code && bank.active && bank.is_deleted !== true) ?? null
}
