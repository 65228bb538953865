export const recordPicker = {
  'recordPicker.results': { one: '{count} found', other: '{count} found' },
  'recordPicker.noResults': 'Nothing matches. Try another spelling.',
  'recordPicker.loading': 'Loading…',
} as const
