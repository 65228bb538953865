export const createBusinessReview = {
  'createBusiness.summary.change': 'Change',
  'createBusiness.summary.changePage': 'Change “{page}”',
  'createBusiness.summary.missing': 'Not filled in',
  'createBusiness.summary.noDescription': 'No description',
  'createBusiness.summary.registeredAddress': 'Registered address',
  'createBusiness.summary.representative': 'Representative',
  'createBusiness.review.title': 'Register this business?',
  'createBusiness.review.text': 'It opens the account. You cannot undo it here.',
  'createBusiness.confirm': 'Register {name}',
  'createBusiness.duplicate.confirm': 'Register {name} again',
} as const
