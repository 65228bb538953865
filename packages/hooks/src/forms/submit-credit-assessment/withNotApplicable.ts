import { type AssessmentDocument, assessmentDocuments } from '@onlend/core/internal'

/** Ticks in the order of the API document, each once. */
export function withNotApplicable(
  before: readonly AssessmentDocument[],
  document: AssessmentDocument,
  isNotApplicable: boolean,
): AssessmentDocument[] {
  return assessmentDocuments.filter((one) => (one === document ? isNotApplicable : before.includes(one)))
}
