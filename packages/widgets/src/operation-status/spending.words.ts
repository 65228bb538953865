export const spending = {
  'spending.operation': 'At most {limit} can be moved at once.',
  'spending.personDay': 'One person can move at most {limit} a day. {left} is left today.',
  'spending.partnerDay': 'At most {limit} a day can be moved for this business. {left} is left today.',
  'spending.limit': 'This is above a limit.',
  'spending.until': 'You can ask for it again from {time}.',
  'spending.destination': 'This account or number is new. Money can be sent to it from {time}.',
  'spending.destination.held': 'This account or number is new, and is held for a time.',
  'spending.stepUp.required': 'It has to be checked that it is you, and this was not finished.',
  'spending.stepUp.refused': 'The check did not accept what was entered. You can confirm again.',
  'spending.refused': 'A second person refused this.',
  'spending.expired': 'No second person decided in time.',
  'spending.nothing': 'Nothing was sent.',
} as const
