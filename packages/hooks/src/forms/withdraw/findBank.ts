import type { Bank } from '@onlend/core'

type FindBankValues = { bankCode: string; chosenBank: Bank | null; isBankTyped: boolean }

/**
 * The bank that the values stand for. Codes repeat, so that the chosen bank counts before the first of the list; but only for as long as the
 * code is its own, so that no code ever bears another bank's name.
 */
export function findBank(
  { bankCode, chosenBank, isBankTyped }: FindBankValues,
  banks: readonly Bank[],
): Bank | null {
  if (isBankTyped) return null
  if (chosenBank?.code === bankCode) return chosenBank
  return (
    banks.find(({ code, active, is_deleted }) => code === bankCode && active && is_deleted !== true) ?? null
  )
}
