import { compactNumber } from '@onlend/core/internal'
import type { Bank } from '@onlend/core'
import type { BankCandidates } from '../../banks/findBankCandidates.ts'
import { nubanCheckDigit } from '../../banks/nubanCheckDigit.ts'
import type { WithdrawWarningCode } from './withdrawFormTypes.ts'

type FindAccountWarningParameters = {
  country: string
  accountNumber: string
  bank: Bank | null
  candidates: BankCandidates
}

/** Whether a Nigerian account number deserves a second look. Some real accounts do, so this never stops a submission. */
export function findAccountWarning({
  country,
  accountNumber,
  bank,
  candidates,
}: FindAccountWarningParameters): WithdrawWarningCode | null {
  const number = compactNumber(accountNumber)
  if (country !== 'nigeria' || number === '') return null
  if (number.length !== 10) return 'ACCOUNT_NUMBER_LENGTH'
  if (!bank || candidates.reason !== 'nuban' || nubanCheckDigit(bank.code, number.slice(0, 9)) === null)
    return null
  return candidates.banks.some((one) => one.id === bank.id) ? null : 'ACCOUNT_NUMBER_UNLIKELY'
}
