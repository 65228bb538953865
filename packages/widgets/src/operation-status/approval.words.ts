export const approval = {
  'approval.waiting':
    'Asked by {name}. It waits for a second person until {time}, and is given up after that.',
  'approval.who': 'Any other person who may do this for the business can approve it.',
  'approval.approved': 'Approved by {name}, {time}.',
  'approval.refused': 'Refused by {name}, {time}. Nothing was sent.',
  'approval.takenBack': 'Taken back by {name}, {time}. Nothing was sent.',
  'approval.expired': 'No second person decided until {time}. Nothing was sent.',
  'approval.reason': 'The reason: “{reason}”',
} as const
