export const amount = {
  'amount.read': 'That is {amount}',
  'amount.which': 'Which amount do you mean?',
  'amount.error.AMOUNT_NOT_A_NUMBER': 'Enter the amount in digits, such as 50000',
  'amount.error.AMOUNT_AMBIGUOUS': 'Say which amount you mean',
  'amount.error.AMOUNT_TOO_MANY_DECIMALS': 'Enter an amount with fewer decimals',
  'amount.error.AMOUNT_NOT_POSITIVE': 'Enter an amount above zero',
  'amount.error.AMOUNT_TOO_PRECISE': 'More digits than can be sent',
} as const
