export const operationEvidence = {
  'operationEvidence.title': 'Later',
  'operationEvidence.succeeded': 'The lender said: done.',
  'operationEvidence.failed': 'The lender said: not done.',
  'operationEvidence.reversed': 'The lender said: undone, the money came back.',
  'operationEvidence.unsigned': 'Not signed.',
  'operationEvidence.decided': 'Recorded by the operator on {time}.',
  'operationEvidence.confirmed': 'Confirmed by a second operator, {by}.',
  'operationEvidence.resolvedBy': 'Resolved by {by}, with evidence',
  'operationEvidence.line': 'Line {line} of the statement of {day}, by {by}.',
  'operationEvidence.lineByTwo': 'Line {line} of the statement of {day}, by {by} and {confirmedBy}.',
} as const
