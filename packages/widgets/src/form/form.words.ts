export const form = {
  'form.continue': 'Continue',
  'form.readyIn': 'Ready in {time}',
  'form.back': 'Back',
  'form.optional': '(optional)',
  'form.discardDraft': 'Start with an empty form',
} as const
