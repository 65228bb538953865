export const reconcileRepaymentsReview = {
  'repayment.review.title': 'Check before you report',
  'repayment.review.text':
    'This tells the lender that the client has paid. It moves no money and cannot be called back from here.',
  'repayment.review.amount': 'Amount paid',
  'repayment.review.reference': 'Financing',
  'repayment.review.client': 'Client',
  'repayment.review.financingAmount': 'Amount of the financing',
  'repayment.confirm': 'Report {amount} as paid',
  'repayment.sending': 'Sending. Keep this page open.',
  'repayment.duplicate.title': 'A payment like this was reported earlier',
  'repayment.duplicate.text':
    'It has the same financing and the same amount. Nothing new was sent. If the client has paid twice, you can report the second payment too.',
  'repayment.duplicate.confirm': 'Report another {amount}',
} as const
