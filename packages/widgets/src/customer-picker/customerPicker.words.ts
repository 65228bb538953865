export const customerPicker = {
  'customerPicker.label': 'Customer',
  'customerPicker.placeholder': 'Choose a customer',
  'customerPicker.search': 'Search by name, phone or e-mail',
  'customerPicker.toggle': 'Show customers',
  'customerPicker.failed': 'Could not load your customers.',
  'customerPicker.none': 'No customer to choose yet.',
  'customerPicker.unnamed': 'No name given',
  'customerPicker.phoneEnding': 'Phone ending {digits}',
} as const
