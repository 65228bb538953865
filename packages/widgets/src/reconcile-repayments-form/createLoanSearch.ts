import type { Financing } from '@onlend/core'
import { foldText } from '../bank-picker/foldText.ts'
import { loanClient } from './loanClient.ts'

/** What a search found: the first few to draw, those not completed before the others, and how many there are in all. */
export type LoanSearchResult = { open: Financing[]; completed: Financing[]; total: number }

/** More rows than this help nobody and cost a slow phone its time. */
const mostDrawn = 60

/** Prepares the loans for searching by reference, name and phone number; the texts are folded once. */
export function createLoanSearch(loans: readonly Financing[]): (query: string) => LoanSearchResult {
  const entries = loans.map((loan) => {
    const reference = foldText(loan.transaction_reference)
    const text = [reference, foldText(loanClient(loan) ?? ''), loan.contact_number ?? ''].join(' ')
    return { loan, text, tight: reference.replaceAll(' ', ''), isCompleted: loan.loan_status === 'completed' }
  })
  return (typed) => {
    const query = foldText(typed)
    const words = query.split(' ')
    const tight = words.join('')
    const found = entries.filter(
      (entry) => words.every((word) => entry.text.includes(word)) || entry.tight.includes(tight),
    )
    const open = found.filter((entry) => !entry.isCompleted).slice(0, mostDrawn)
    const completed = found.filter((entry) => entry.isCompleted).slice(0, mostDrawn - open.length)
    return {
      open: open.map(({ loan }) => loan),
      completed: completed.map(({ loan }) => loan),
      total: found.length,
    }
  }
}
