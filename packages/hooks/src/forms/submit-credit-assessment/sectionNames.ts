import { assessmentSections } from './assessmentSections.ts'
import type { AssessmentSection } from './submitCreditAssessmentFormTypes.ts'

/** The sections in the order in which they are offered. The cast names the keys of the table. */
export const sectionNames = Object.keys(assessmentSections) as readonly AssessmentSection[]
