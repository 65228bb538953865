import type { AssessmentSection } from './submitCreditAssessmentFormTypes.ts'

/** The sections in the order in which they are offered. */
export const sectionNames = [
  'company',
  'finances',
  'figures',
  'agreement',
  'account',
] as const satisfies readonly AssessmentSection[]
