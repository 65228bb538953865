export const phoneField = {
  'phone.readAs': 'We read this as {number}.',
  'phone.warning.TOO_SHORT': 'This number looks too short. Check it. You can go on if you are sure.',
  'phone.warning.TOO_LONG': 'This number looks too long. Check it. You can go on if you are sure.',
  'phone.warning.UNLIKELY':
    'This does not look like a mobile number. Check it. You can go on if you are sure.',
  'phone.warning.OTHER_COUNTRY':
    'This number belongs to another country. Check it. You can go on if you are sure.',
} as const
