export const withdrawReview = {
  'withdraw.confirm': 'Withdraw {amount}',
  'withdraw.review.title': 'Check before you withdraw',
  'withdraw.review.text': 'Withdrawn money cannot be called back.',
  'withdraw.review.amount': 'You withdraw',
  'withdraw.review.resolvedName': 'Name at the bank',
  'withdraw.review.mobileNumber': 'Mobile number',
  'withdraw.review.narration': 'For',
  'withdraw.review.arrival': 'Usually arrives',
  'withdraw.review.arrival.in': 'In about {time}',
  'withdraw.review.remaining': 'Left in your lockbox',
  'withdraw.review.code': '{name} (code {code})',
  'withdraw.duplicate.confirm': 'Withdraw another {amount}',
} as const
