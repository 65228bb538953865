export const phoneField = {
  'phone.readAs': 'We read this as {number}.',
  'phone.warning.TOO_SHORT': 'This number looks too short.',
  'phone.warning.TOO_LONG': 'This number looks too long.',
  'phone.warning.UNLIKELY': 'This does not look like a mobile number.',
  'phone.warning.OTHER_COUNTRY': 'This number belongs to another country.',
} as const
