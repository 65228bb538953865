export const spending = {
  'spending.operation': 'At most {limit} at once.',
  'spending.personDay': 'At most {limit} a person a day: {left} left.',
  'spending.partnerDay': 'At most {limit} a day for this business: {left} left.',
  'spending.limit': 'Above a limit.',
  'spending.until': 'Ask again from {time}.',
  'spending.destination': 'New recipient: money can be sent from {time}.',
  'spending.destination.held': 'New recipient: held for a time.',
  'spending.stepUp.required': 'The check that it is you was not finished.',
  'spending.stepUp.refused': 'The check failed. You can confirm again.',
  'spending.refused': 'A second person refused this.',
  'spending.expired': 'No second person decided in time.',
  'spending.nothing': 'Nothing was sent.',
} as const
