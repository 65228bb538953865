export const registerCustomerReview = {
  'registerCustomer.review.title': 'Check before you register',
  'registerCustomer.review.text': 'It cannot be changed here later.',
  'registerCustomer.review.person': 'Person',
  'registerCustomer.review.business': 'Business',
  'registerCustomer.review.representative': 'Representative',
  'registerCustomer.review.officeSameAsHome': 'Same as the home address',
  'registerCustomer.review.files': 'Documents',
  'registerCustomer.review.file': '{document}: {name} ({size})',
  'registerCustomer.confirm': 'Register {name}',
  'registerCustomer.duplicate.confirm': 'Register {name} again',
} as const
