export const lendingTile = {
  'lendingTile.title': 'Lending',
  'lendingTile.canBorrow': 'You can borrow',
  'lendingTile.due': 'Due {date}',
  'lendingTile.open': 'See details',
} as const
