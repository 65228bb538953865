export const noCurrency = {
  'noCurrency.failed': 'Could not read this business’s currency',
  'noCurrency.unknown.title': 'The currency of this business is not known yet',
  'noCurrency.unknown.text': 'The credit limit states it. Nothing can be sent until then.',
} as const
