export const form = {
  'form.continue': 'Continue',
  'form.readyIn': 'Ready in {time}',
  'form.back': 'Back',
  'form.optional': '(optional)',
  'form.draftRestored': 'We kept what you had typed. Identity, account and phone numbers are not kept.',
  'form.discardDraft': 'Start with an empty form',
} as const
