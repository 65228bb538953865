'use client'
import type { Financing } from '@onlend/core'
import type { ReactNode } from 'react'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../root/useLendingRoot.ts'
import { loanClient } from './loanClient.ts'
import { useLoanStatus } from './useLoanStatus.ts'

/** Beside the reference of a loan in the list: how much, whose it is, and how it stands. */
export function LoanNote({ loan, currency }: { loan: Financing; currency: string | null }): ReactNode {
  const { locale } = useLendingRoot()
  const statusOf = useLoanStatus()
  return (
    <span className="ol-LoanNote">
      {loan.amount !== null && (
        <span className="ol-LoanNote-amount">{formatMoney(loan.amount, currency, locale)}</span>
      )}
      <span className="ol-LoanNote-text">{loanClient(loan)}</span>
      {/* The heading over it says so already. */}
      {loan.loan_status !== 'completed' && <span className="ol-LoanNote-text">{statusOf(loan)}</span>}
    </span>
  )
}
