export const mobileMoneyPicker = {
  'mobileMoney.correspondent': 'Mobile money operator',
  'mobileMoney.number': 'Mobile number',
  'mobileMoney.number.hint': 'With or without the country code.',
  'mobileMoney.readAs': 'We read this as {number}.',
  'mobileMoney.warning.TOO_SHORT': 'This number looks too short. Check it. You can go on if you are sure.',
  'mobileMoney.warning.TOO_LONG': 'This number looks too long. Check it. You can go on if you are sure.',
  'mobileMoney.warning.UNLIKELY':
    'This does not look like a mobile number. Check it. You can go on if you are sure.',
  'mobileMoney.warning.OTHER_COUNTRY':
    'This number belongs to another country. Check it. You can go on if you are sure.',
  'mobileMoney.none': 'No mobile money operators are set up.',
  'mobileMoney.choose': 'Choose an operator',
} as const
