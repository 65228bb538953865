import type { AssessmentErrorCode } from '@onlend/hooks/forms'
import type { creditAssessment } from '../copy/en/creditAssessment.ts'
import type { Translate } from '../copy/useCopy.ts'

/** Says what is wrong with a slot; the summary and the slot say the same. */
export function slotErrorText(
  code: AssessmentErrorCode,
  document: string,
  t: Translate<typeof creditAssessment>,
): string {
  switch (code) {
    case 'STILL_UPLOADING':
    case 'FILE_PROBLEM':
      return t(`creditAssessment.error.${code}`, { document })
    default:
      return t('creditAssessment.error.REQUIRED', { document })
  }
}
