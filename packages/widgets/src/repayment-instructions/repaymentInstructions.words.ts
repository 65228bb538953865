export const repaymentInstructions = {
  'repaymentInstructions.title': 'How to repay',
  'repaymentInstructions.text': 'Pay into your lockbox account by bank or mobile money. No money moves here.',
  'repaymentInstructions.counted': 'Your drawdown then shows what the lender counts.',
} as const
