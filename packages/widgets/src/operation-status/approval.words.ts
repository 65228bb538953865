export const approval = {
  'approval.waiting': '{name} asked. Without a second approval it expires {time}.',
  'approval.who': 'Another person with this right can approve.',
  'approval.approved': 'Approved by {name}, {time}.',
  'approval.refused': 'Refused by {name}, {time}. Nothing was sent.',
  'approval.takenBack': 'Taken back by {name}, {time}. Nothing was sent.',
  'approval.expired': 'No second person decided by {time}. Nothing was sent.',
  'approval.reason': 'Reason: “{reason}”',
} as const
