/** What every widget takes. */
export const widgetProps = {
  customerPartnerId: 'string',
  hideTitle: 'boolean',
  headingLevel: 'number',
  fallback: 'text',
  onError: { event: 1 },
} as const
