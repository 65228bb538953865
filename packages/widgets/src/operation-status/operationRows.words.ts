export const operationRows = {
  'operationRows.label': 'Those that failed',
  'operationRows.noMessage': 'No reason given.',
  'operationRows.more': 'Show more',
  'operationRows.failedToLoad': 'Could not load those that failed',
} as const
