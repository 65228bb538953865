'use client'
import type { Financing } from '@onlend/core'
import { repayment as words } from '../copy/en/repayment.ts'
import { useCopy } from '../copy/useCopy.ts'

/** Says how a loan stands: in the kit's words where it knows the state, else in the service's. */
export function useLoanStatus(): (loan: Financing) => string | null {
  const t = useCopy(words)
  return ({ loan_status: status }) => {
    if (status === 'completed') return t('repayment.status.completed')
    if (status === 'defaulted') return t('repayment.status.defaulted')
    return status || null
  }
}
