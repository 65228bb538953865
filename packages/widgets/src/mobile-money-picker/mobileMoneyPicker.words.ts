export const mobileMoneyPicker = {
  'mobileMoney.correspondent': 'Mobile money operator',
  'mobileMoney.number': 'Mobile number',
  'mobileMoney.number.hint': 'With or without the country code.',
  'mobileMoney.none': 'No operators are set up.',
  'mobileMoney.choose': 'Choose an operator',
} as const
