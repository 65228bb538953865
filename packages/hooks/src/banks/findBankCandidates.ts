import type { Bank } from '@onlend/core'
import { nubanCheckDigit } from './nubanCheckDigit.ts'

/** The banks that an account number may belong to. */
export type BankCandidates = {
  /** Those whose check digit fits; empty when nothing can be said. */
  banks: Bank[]
  /** Exactly one bank fits. */
  exact: boolean
  /** `nuban`: narrowed by the Nigerian check digit. `none`: this number says nothing about the bank. */
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
 * Narrows a bank list to those whose check digit fits a ten-digit Nigerian account number.
 * A hint only: some real accounts do not carry a check digit, so it may warn and must never block.
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
