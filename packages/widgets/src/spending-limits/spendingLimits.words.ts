export const spendingLimits = {
  'spendingLimits.title': 'Your limits',
  'spendingLimits.atOnce': 'At most {amount} at once.',
  'spendingLimits.personDay': '{left} of your {limit} a day is left.',
  'spendingLimits.partnerDay': '{left} of {limit} a day is left for this business.',
  'spendingLimits.alone': 'More than {amount} needs a second person.',
  'spendingLimits.withoutProof': 'For more than {amount} you show again that it is you.',
  'spendingLimits.newRecipient': 'The first payment to an account or number is held for {time}.',
} as const
