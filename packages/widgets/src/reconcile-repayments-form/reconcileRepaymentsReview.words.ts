export const reconcileRepaymentsReview = {
  'repayment.review.title': 'Check before you report',
  'repayment.review.text': 'It moves no money and cannot be called back.',
  'repayment.review.amount': 'Amount paid',
  'repayment.review.reference': 'Financing',
  'repayment.review.client': 'Customer',
  'repayment.review.financingAmount': 'Amount of the financing',
  'repayment.confirm': 'Report {amount} as paid',
  'repayment.duplicate.confirm': 'Report another {amount}',
} as const
