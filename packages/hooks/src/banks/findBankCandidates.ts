import type { Bank } from '@onlend/core'
import { nubanCheckDigit } from './nubanCheckDigit.ts'

/** The banks that an account number can belong to. */
export type BankCandidates = {
  /** The banks with a fitting check digit; empty without a result. */
  banks: Bank[]
  /** Exactly one bank fits. */
  exact: boolean
  /** `nuban`: the Nigerian check digit narrowed the list. `none`: the number does not identify a bank. */
  reason: 'nuban' | 'none'
}

type FindBankCandidatesParameters = {
  /** Lower-case name, such as `nigeria`. */
  country: string
  accountNumber: string
  banks: readonly Bank[]
}

const nothingKnown: BankCandidates = { banks: [], exact: false, reason: 'none' }

/**
 * Narrows a bank list to the banks with a fitting check digit for a ten-digit Nigerian account number.
 * The result is only a hint: some real accounts have no check digit, so a form can warn and must never block.
 *
 * @example
 * const { banks: likely } = findBankCandidates({ country: 'nigeria', accountNumber, banks })
 */
export function findBankCandidates({
  country,
  accountNumber,
  banks,
}: FindBankCandidatesParameters): BankCandidates {
  const digits = accountNumber.replace(/[\s-]/g, '')
  if (country !== 'nigeria' || !/^\d{10}$/.test(digits)) return nothingKnown
  const serial = digits.slice(0, 9)
  const fitting = banks.filter((bank) => {
    if (!bank.active || bank.is_deleted === true) return false
    const expected = nubanCheckDigit(bank.code, serial)
    return expected !== null && expected === digits.slice(9)
  })
  return { banks: fitting, exact: fitting.length === 1, reason: 'nuban' }
}
