export const recordPicker = {
  'recordPicker.results': { one: '{count} found', other: '{count} found' },
  'recordPicker.keepTyping': {
    one: '{count} more. Keep typing to narrow the list.',
    other: '{count} more. Keep typing to narrow the list.',
  },
  'recordPicker.noResults': 'Nothing matches. Try another spelling.',
  'recordPicker.loading': 'Loading…',
} as const
