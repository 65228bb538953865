import type { AssessmentSlotState } from '@onlend/hooks/forms'
import type { creditAssessmentDocuments } from './creditAssessmentDocuments.words.ts'
import type { Translate } from '../words/useCopy.ts'

/** What a document is called; management accounts carry their year. */
export function documentName(
  { document, year }: Pick<AssessmentSlotState, 'document' | 'year'>,
  t: Translate<typeof creditAssessmentDocuments>,
): string {
  return t(`creditAssessment.document.${document}`, { year: year ?? '' })
}
