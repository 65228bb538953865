export const repaymentInstructions = {
  'repaymentInstructions.title': 'How this is repaid',
  'repaymentInstructions.text':
    'Pay into your lockbox account from your bank or mobile-money app. No money moves from this page.',
  'repaymentInstructions.counted': 'What the lender counts as repaid then shows on your drawdown.',
} as const
