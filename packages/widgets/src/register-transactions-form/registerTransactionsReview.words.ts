export const registerTransactionsReview = {
  'transaction.review.title': 'Check before you register',
  'transaction.review.text':
    'The transaction is sent to be registered. You will see here whether it was registered.',
  'transaction.review.textFinanced':
    'The transaction is sent to be registered, with your request for financing. You will see here whether it was registered.',
  'transaction.review.amount': 'The client will pay',
  'transaction.review.contactNumber': 'Contact number',
  'transaction.review.idValue': 'Identity number',
  'transaction.review.reference': 'Your reference',
  'transaction.review.disbursementDate': 'Disbursement date',
  'transaction.review.expectedPaymentDate': 'Expected payment date',
  'transaction.review.sector': 'Sector',
  'transaction.review.financier': 'Financed by',
  'transaction.review.reason': 'Reason',
  'transaction.review.financing': 'Financing asked for',
  'transaction.review.notFinanced': 'None',
  'transaction.review.drawdownId': 'From the drawdown',
  'transaction.review.instalments': { one: '{count} instalment', other: '{count} instalments' },
  'transaction.review.total': 'Instalments together',
  'transaction.review.instalment': '{amount}, from {start} to {due}',
  'transaction.confirm': 'Register the transaction',
  'transaction.confirmFinanced': 'Register and ask for {amount}',
  'transaction.sending': 'Sending. Keep this page open.',
  'transaction.duplicate.title': 'You may have registered this transaction already',
  'transaction.duplicate.text':
    'A transaction with the same reference and amount was sent earlier. Nothing new was sent.',
  'transaction.duplicate.confirm': 'Register it a second time',
} as const
