export const noLockbox = {
  'noLockbox.title': 'Nothing can be withdrawn yet: there is no lockbox account',
  'noLockbox.text':
    'A withdrawal is paid from the lockbox account of {name}, and the lender has not opened one.',
  'noLockbox.next':
    'The lender opens it after the credit assessment. Submit the assessment if it is missing, or ask the lender when the account will be there.',
  'noLockbox.again': 'Look again',
} as const
