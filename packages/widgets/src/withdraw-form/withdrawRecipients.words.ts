export const withdrawRecipients = {
  'withdraw.recipients.title': 'People you have paid',
  'withdraw.recipients.none': 'People whom you have paid appear here.',
  'withdraw.recipients.failed': 'We could not load whom you have paid. You can go on without it.',
  'withdraw.recipients.number': 'ending in {end}',
  'withdraw.recipients.all': 'Show all {count}',
  'withdraw.recipients.fewer': 'Show fewer',
  'withdraw.recipients.favourite': 'Favourite: {name}',
  'withdraw.recipients.new': 'Somebody new',
} as const
