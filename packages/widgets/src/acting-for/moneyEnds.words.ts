export const moneyEnds = {
  'moneyEnds.from': 'From',
  'moneyEnds.to': 'To',
  'moneyEnds.lender': 'The lender',
  'moneyEnds.lockbox': 'Lockbox account',
  'moneyEnds.clients': 'The clients',
  'moneyEnds.money': 'Money',
  'moneyEnds.none': 'None moves: this reports what was paid.',
  'moneyEnds.business': 'Business',
  'moneyEnds.ending': 'ending in {digits}',
  'moneyEnds.noAccount': 'No lockbox account yet',
  'moneyEnds.failed': 'We could not read which business and account this is for. Try again before you go on.',
} as const
