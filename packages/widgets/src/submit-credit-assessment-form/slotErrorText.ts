import type { AssessmentErrorCode, AssessmentSlotState } from '@onlend/hooks/forms'
import type { submitCreditAssessment } from './submitCreditAssessment.words.ts'
import type { creditAssessmentDocuments } from './creditAssessmentDocuments.words.ts'
import type { Translate } from '../words/useCopy.ts'
import { documentName } from './documentName.ts'

type SlotErrorTextParameters = {
  code: AssessmentErrorCode
  slot: Pick<AssessmentSlotState, 'document' | 'year' | 'filesNeeded'>
  t: Translate<typeof submitCreditAssessment>
  sayDocument: Translate<typeof creditAssessmentDocuments>
}

/** Says what is wrong with a slot; the summary and the slot say the same. */
export function slotErrorText({ code, slot, t, sayDocument }: SlotErrorTextParameters): string {
  const document = documentName(slot, sayDocument)
  switch (code) {
    case 'TOO_FEW_FILES':
    case 'STILL_UPLOADING':
    case 'FILE_PROBLEM':
      return t(`creditAssessment.error.${code}`, { document, count: slot.filesNeeded })
    default:
      return t('creditAssessment.error.REQUIRED', { document })
  }
}
