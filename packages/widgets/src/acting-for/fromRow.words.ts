export const fromRow = {
  'fromRow.from': 'From',
  'fromRow.business': 'Business',
  'fromRow.ending': 'ending in {digits}',
  'fromRow.noAccount': 'No lockbox account yet',
  'fromRow.failed': 'We could not read which business and account this is for. Try again before you go on.',
} as const
