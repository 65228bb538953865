export const recordPicker = {
  'recordPicker.results': { one: '{count} found', other: '{count} found' },
  'recordPicker.noResults': 'No match. Try another spelling.',
  'recordPicker.loading': 'Loading…',
} as const
