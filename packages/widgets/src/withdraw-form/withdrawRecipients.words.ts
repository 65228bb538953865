export const withdrawRecipients = {
  'withdraw.recipients.title': 'People you pay',
  'withdraw.recipients.none': 'Nobody yet.',
  'withdraw.recipients.failed': 'Could not load whom you paid. You can go on.',
  'withdraw.recipients.listFailed': 'Could not load the people you pay',
  'withdraw.recipients.number': 'ending in {end}',
  'withdraw.recipients.all': 'Show all {count}',
  'withdraw.recipients.fewer': 'Show fewer',
  'withdraw.recipients.favourite': 'Favourite: {name}',
  'withdraw.recipients.new': 'Somebody new',
} as const
