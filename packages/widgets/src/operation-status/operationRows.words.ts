export const operationRows = {
  'operationRows.label': 'The ones that failed',
  'operationRows.noMessage': 'The lender gave no reason.',
  'operationRows.more': 'Show more',
  'operationRows.failedToLoad': 'We could not load the ones that failed',
} as const
