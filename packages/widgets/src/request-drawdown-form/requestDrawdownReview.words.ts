export const requestDrawdownReview = {
  'drawdown.review.title': 'Check before you ask',
  'drawdown.review.text':
    'Read every line. What is paid out goes into your lockbox and has to be paid back with its cost.',
  'drawdown.review.amount': 'You are asking for',
  'drawdown.review.tenor': 'For',
  'drawdown.review.arrival': 'Usually paid out',
  'drawdown.review.arrival.in': 'In about {time}',
  'drawdown.review.available': 'Available now',
  'drawdown.review.running': 'Active drawdown now',
  'drawdown.review.over': 'This is more than what is available. The lender may refuse it.',
  'drawdown.review.oldLimit':
    'We could not read your credit limit again. What is available may have changed.',
  'drawdown.confirm': 'Request {amount}',
  'drawdown.sending': 'Sending your request. Keep this page open.',
  'drawdown.duplicate.title': 'You may have asked for this already',
  'drawdown.duplicate.text': 'A request like this one was made earlier. Nothing new was sent.',
  'drawdown.duplicate.confirm': 'Request another {amount}',
  'drawdown.progress.waiting.title': 'Waiting for the drawdown to become active',
  'drawdown.progress.waiting.text':
    'The lender sends no message when it does. We keep looking at your active drawdown while this page is open.',
  'drawdown.progress.active.title': 'A drawdown of {amount} is now active',
  'drawdown.progress.noNews.title': {
    one: 'No drawdown of this amount has become active for {count} hour',
    other: 'No drawdown of this amount has become active for {count} hours',
  },
  'drawdown.progress.noNews.text':
    'The lender sends no message about it. Contact support with the reference below before you ask again.',
  'drawdown.progress.checkAgain': 'Check again',
  'drawdown.progress.withdraw': 'Make a withdrawal',
} as const
