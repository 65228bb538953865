export const approvalsList = {
  'approvalsList.title': 'Waiting for approval',
  'approvalsList.failed': 'We could not load what waits for approval',
  'approvalsList.none.title': 'Nothing waits for approval',
  'approvalsList.none.text':
    'What another person asks for appears here when a second person has to approve it.',
  'approvalsList.askedBy': 'Asked by',
  'approvalsList.until': 'Decide before',
  'approvalsList.approve': 'Approve and send {amount}',
  'approvalsList.refuse': 'Refuse',
  'approvalsList.own': 'You asked for this. Another person has to approve it.',
  'approvalsList.takeBack': 'Take it back',
  'approvalsList.reason': 'Why do you refuse it?',
  'approvalsList.reason.hint': 'The person who asked for it reads this. Write no account number.',
  'approvalsList.optional': '(optional)',
  'approvalsList.refuse.submit': 'Refuse and send nothing',
  'approvalsList.cancel': 'Not now',
  'approvalsList.error.decided': 'This was decided in the meantime.',
  'approvalsList.error.unknown':
    'We do not know whether your decision arrived. Look here again before you decide. It cannot be sent twice.',
  'approvalsList.error.failed': 'Your decision was not recorded, and nothing was sent. Try again.',
} as const
