export const tenant = {
  'tenant.support.subject': 'Question about my account',
  'tenant.support.subjectOf': 'Question about {reference}',
} as const
