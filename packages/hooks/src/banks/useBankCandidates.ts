'use client'
import type { Bank } from '@onlend/core'
import { useMemo } from 'react'
import { type BankCandidates, findBankCandidates } from './findBankCandidates.ts'

type UseBankCandidatesParameters = { country: string; accountNumber: string; banks: readonly Bank[] }

/**
 * Narrows a bank list by the check digit of a Nigerian account number, for a picker that warns and never blocks.
 * Pass the list that `useBanks` returned (Partner API, Endpoint 14).
 *
 * @example
 * const { banks: likely } = useBankCandidates({ country: 'nigeria', accountNumber, banks })
 */
export function useBankCandidates({
  country,
  accountNumber,
  banks,
}: UseBankCandidatesParameters): BankCandidates {
  return useMemo(() => findBankCandidates({ country, accountNumber, banks }), [country, accountNumber, banks])
}
