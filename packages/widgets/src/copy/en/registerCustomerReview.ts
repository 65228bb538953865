export const registerCustomerReview = {
  'registerCustomer.review.title': 'Check before you register them',
  'registerCustomer.review.text': 'Read every line. What has been registered cannot be changed here.',
  'registerCustomer.review.person': 'Person',
  'registerCustomer.review.business': 'Business',
  'registerCustomer.review.representative': 'Representative',
  'registerCustomer.review.officeSameAsHome': 'The same as the home address',
  'registerCustomer.review.files': 'Documents',
  'registerCustomer.review.file': '{document}: {name} ({size})',
  'registerCustomer.confirm': 'Register {name}',
  'registerCustomer.sending': 'Registering. Keep this page open.',
  'registerCustomer.duplicate.title': 'You may have registered them already',
  'registerCustomer.duplicate.text':
    'A customer with this number was sent a moment ago. Nothing new was sent.',
  'registerCustomer.duplicate.confirm': 'Register {name} again',
} as const
