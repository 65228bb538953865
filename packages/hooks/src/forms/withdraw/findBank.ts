import type { Bank } from '@onlend/core'

type FindBankValues = { bankCode: string; chosenBank: Bank | null; isBankTyped: boolean }

/**
 * The bank of the values. Codes repeat, so the chosen bank counts before the first match in the list; but only while the code is its own,
 * so that no code appears under another bank's name.
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
