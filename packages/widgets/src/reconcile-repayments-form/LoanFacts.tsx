'use client'
import type { Financing } from '@onlend/core'
import type { ReactNode } from 'react'
import { reconcileRepayments as words } from './reconcileRepayments.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLenderDay } from '../root/useLenderDay.ts'
import { useLendingRoot } from '../root/useLendingRoot.ts'
import { Alert } from '../ui/Alert.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { loanClient } from './loanClient.ts'
import { useLoanStatus } from './useLoanStatus.ts'

type LoanFactsProps = {
  /** `null` where the list does not have it. */
  loan: Financing | null
  /** Given where it stands nowhere else. */
  reference?: string
  currency: string | null
  warning?: string | undefined
}

/** What is known about the loan that is being repaid, to tell it from another. */
export function LoanFacts({ loan, reference, currency, warning }: LoanFactsProps): ReactNode {
  const t = useCopy(words)
  const statusOf = useLoanStatus()
  const { locale } = useLendingRoot()
  const day = useLenderDay()
  const row = (key: 'client' | 'amount' | 'status' | 'started', value: string | null) =>
    value !== null && { key, name: t(`repayment.facts.${key}`), value }
  const amount = loan?.amount ?? null
  const started = loan?.start_date ?? null
  return (
    <>
      <DescriptionList
        part="ReconcileRepaymentsForm.loanFacts"
        rows={[
          reference !== undefined && { key: 'reference', name: t('repayment.reference'), value: reference },
          row('client', loan && loanClient(loan)),
          row('amount', amount === null ? null : formatMoney(amount, currency, locale)),
          row('status', loan && statusOf(loan)),
          row('started', started === null ? null : day(started)),
        ]}
      />
      {warning && <Alert tone="warning" title={warning} />}
    </>
  )
}
