export const noLockbox = {
  'noLockbox.title': 'You cannot withdraw yet: no lockbox account',
  'noLockbox.text': 'The lender has not opened one for {name}.',
  'noLockbox.next': 'It opens after the credit assessment. Submit that, or ask the lender.',
  'noLockbox.again': 'Look again',
} as const
