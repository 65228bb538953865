export const createBusinessReview = {
  'createBusiness.summary.text': 'Read every line. What has been registered cannot be changed here.',
  'createBusiness.summary.change': 'Change',
  'createBusiness.summary.changePage': 'Change “{page}”',
  'createBusiness.summary.missing': 'Not filled in',
  'createBusiness.summary.noDescription': 'No description',
  'createBusiness.summary.registeredAddress': 'Registered address',
  'createBusiness.summary.representative': 'Representative',
  'createBusiness.summary.supportEmail': 'E-mail address for its customers',
  'createBusiness.review.title': 'Register this business?',
  'createBusiness.review.text': 'The account is opened as soon as you confirm. You cannot undo it here.',
  'createBusiness.confirm': 'Register {name}',
  'createBusiness.sending': 'Registering the business. Keep this page open.',
  'createBusiness.duplicate.title': 'You may have registered this business already',
  'createBusiness.duplicate.text':
    'A business with this name and tax number was sent earlier. Nothing new was sent.',
  'createBusiness.duplicate.confirm': 'Register {name} again',
} as const
