export const noCurrency = {
  'noCurrency.failed': 'We could not read the currency of this business',
  'noCurrency.unknown.title': 'We do not know the currency of this business yet',
  'noCurrency.unknown.text':
    'Its credit limit says it, and it has none. An amount without a currency could be misread, so nothing can be sent from here yet.',
} as const
