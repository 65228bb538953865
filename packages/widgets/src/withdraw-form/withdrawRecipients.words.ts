export const withdrawRecipients = {
  'withdraw.recipients.title': 'People you pay',
  'withdraw.recipients.none': 'Nobody yet.',
  'withdraw.recipients.failed': 'Could not load whom you have paid. You can go on.',
  'withdraw.recipients.listFailed': 'Could not load the people you have paid',
  'withdraw.recipients.number': 'ending in {end}',
  'withdraw.recipients.all': 'Show all {count}',
  'withdraw.recipients.fewer': 'Show fewer',
  'withdraw.recipients.favourite': 'Favourite: {name}',
  'withdraw.recipients.new': 'Somebody new',
} as const
