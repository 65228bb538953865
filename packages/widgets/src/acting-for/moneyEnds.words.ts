export const moneyEnds = {
  'moneyEnds.from': 'From',
  'moneyEnds.to': 'To',
  'moneyEnds.lender': 'The lender',
  'moneyEnds.lockbox': 'Lockbox account',
  'moneyEnds.clients': 'The customers',
  'moneyEnds.money': 'Money',
  'moneyEnds.none': 'None moves: this only reports.',
  'moneyEnds.business': 'Business',
  'moneyEnds.ending': 'ending in {digits}',
  'moneyEnds.noAccount': 'No lockbox account yet',
  'moneyEnds.failed': 'Could not read the business and account. Try again.',
} as const
