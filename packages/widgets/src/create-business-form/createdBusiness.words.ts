export const createdBusiness = {
  'createdBusiness.title': '{name} is registered',
  'createdBusiness.title.noName': 'The business is registered',
  'createdBusiness.text': 'The lender has opened its account.',
  'createdBusiness.assessment': 'Credit assessment',
  'createdBusiness.assessment.notStarted': 'Not started',
  'createdBusiness.assessment.next':
    'The next step is to hand in the documents for its credit assessment. You start it; nothing happens by itself.',
  'createdBusiness.assessment.start': 'Submit a credit assessment',
  'createdBusiness.id': 'Account ID',
  'createdBusiness.reference': 'Reference',
  'createdBusiness.copy': 'Copy {field}',
  'createdBusiness.another': 'Register another business',
} as const
