import type { AssessmentSection } from '@onlend/hooks/forms'

/** What is open: a part, or the check of everything. */
export type AssessmentPart = AssessmentSection | 'check'
