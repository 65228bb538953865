'use client'
import type { Financing } from '@onlend/core'
import { reconcileRepayments as words } from './reconcileRepayments.words.ts'
import { useCopy } from '../words/useCopy.ts'

/** Says how a financing stands: in the kit's words where it knows the state, else in the service's. */
export function useFinancingStatus(): (financing: Financing) => string | null {
  const t = useCopy(words)
  return ({ loan_status: status }) => {
    if (status === 'completed') return t('repayment.status.completed')
    if (status === 'defaulted') return t('repayment.status.defaulted')
    return status || null
  }
}
