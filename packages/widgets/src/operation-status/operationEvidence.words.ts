export const operationEvidence = {
  'operationEvidence.title': 'Told afterwards',
  'operationEvidence.succeeded': 'The lender said that it was done.',
  'operationEvidence.failed': 'The lender said that it was not done.',
  'operationEvidence.reversed': 'The lender said that it was undone: the money came back.',
  'operationEvidence.unsigned': 'This notice was not signed.',
  'operationEvidence.decided': 'The operator recorded this on {time}.',
  'operationEvidence.confirmed': 'A second operator, {by}, confirmed it.',
  'operationEvidence.resolvedBy': 'Resolved by operator {by}, with evidence',
  'operationEvidence.line': 'Confirmed by line {line} of the account’s statement of {day}, by {by}.',
  'operationEvidence.lineByTwo':
    'Confirmed by line {line} of the account’s statement of {day}, by {by} and {confirmedBy}.',
} as const
