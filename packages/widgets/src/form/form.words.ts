export const form = {
  'form.continue': 'Continue',
  'form.readyIn': 'Ready in {time}',
  'form.back': 'Back',
  'form.optional': '(optional)',
  'form.discardDraft': 'Empty the form',
  'form.sending': 'Sending. Keep this page open.',
  'form.duplicate.title': 'You may have sent this already',
  'form.duplicate.text': 'Nothing new was sent.',
} as const
