export const createdBusiness = {
  'createdBusiness.title': '{name} is registered',
  'createdBusiness.title.noName': 'Business registered',
  'createdBusiness.text': 'The lender has opened its account.',
  'createdBusiness.assessment': 'Credit assessment',
  'createdBusiness.assessment.notStarted': 'Not started',
  'createdBusiness.assessment.next': 'Next: submit its documents.',
  'createdBusiness.assessment.start': 'Submit a credit assessment',
  'createdBusiness.id': 'Account ID',
  'createdBusiness.reference': 'Reference',
  'createdBusiness.copy': 'Copy {field}',
  'createdBusiness.another': 'Register another',
} as const
