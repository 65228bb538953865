'use client'
import type { Financing } from '@onlend/core'
import { reconcileRepayments as words } from './reconcileRepayments.words.ts'
import { useCopy } from '../words/useCopy.ts'

/** Returns the status of a financing: in the kit's words for a status that the kit knows, else in the service's. */
export function useFinancingStatus(): (financing: Financing) => string | null {
  const t = useCopy(words)
  return ({ loan_status: status }) => {
    if (status === 'completed') return t('repayment.status.completed')
    if (status === 'defaulted') return t('repayment.status.defaulted')
    return status || null
  }
}
