import { assessmentDocuments } from '@onlend/core/internal'
import type { AssessmentSlotState } from './submitCreditAssessmentFormTypes.ts'

/** Slots in the order of the API document; reports of the earlier year come first, as an object of years has them. */
export function sortSlots(slots: readonly AssessmentSlotState[]): AssessmentSlotState[] {
  return [...slots].sort((a, b) => findPlace(a) - findPlace(b))
}

function findPlace({ document, year }: AssessmentSlotState): number {
  return document === 'management_financial_report'
    ? assessmentDocuments.length + Number(year)
    : assessmentDocuments.indexOf(document)
}
