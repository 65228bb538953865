export const spendingLimits = {
  'spendingLimits.title': 'Your limits',
  'spendingLimits.atOnce': 'At most {amount} at once.',
  'spendingLimits.personDay': '{left} of your {limit} a day is left.',
  'spendingLimits.partnerDay': '{left} of {limit} a day left for this business.',
  'spendingLimits.alone': 'Above {amount}: a second person approves.',
  'spendingLimits.withoutProof': 'Above {amount}: show again that it is you.',
  'spendingLimits.newRecipient': 'First payment to a new recipient: held for {time}.',
} as const
