import type { FormSubject } from './FormSubject.ts'
import type { RailWord } from './railCatalogue.ts'

/** What happens after a form is sent, step by step. */
export const nextSteps: Readonly<Record<FormSubject, readonly RailWord[]>> = {
  withdraw: ['check', 'withdrawSent', 'withdrawSeen'],
  drawdown: ['check', 'drawdownDecided', 'drawdownWithdraw'],
  transaction: ['check', 'transactionDecided', 'transactionPaid'],
  repayment: ['check', 'repaymentReported', 'repaymentMatched'],
  customer: ['check', 'customerListed', 'customerTransaction'],
  partner: ['check', 'partnerAssessment', 'partnerAct'],
}
