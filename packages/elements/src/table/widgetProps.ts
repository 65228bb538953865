/** The props of every widget. */
export const widgetProps = {
  customerPartnerId: 'string',
  hideTitle: 'boolean',
  headingLevel: 'number',
  fallback: 'text',
  onError: { event: 1 },
} as const
