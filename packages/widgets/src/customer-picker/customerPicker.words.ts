export const customerPicker = {
  'customerPicker.label': 'Customer',
  'customerPicker.placeholder': 'Choose a customer',
  'customerPicker.search': 'Search by name, phone or e-mail',
  'customerPicker.toggle': 'Show customers',
  'customerPicker.failed': 'We could not load your customers.',
  'customerPicker.none': 'There is no customer to choose yet.',
  'customerPicker.unnamed': 'No name given',
  'customerPicker.phoneEnding': 'Phone ending {digits}',
} as const
