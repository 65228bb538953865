import type { CreditAssessment } from '@onlend/core'
import { assessmentFieldName } from '@onlend/core/internal'
import { sortSlots } from './sortSlots.ts'
import type { AssessmentSlotState, SubmitCreditAssessmentReview } from './submitCreditAssessmentFormTypes.ts'

/** What a person reads before it is sent: the very body, with the names and sizes of its files. Files are numbered in the order in which they stand (T64). */
export function toSubmitCreditAssessmentReview(
  body: CreditAssessment,
  slots: readonly AssessmentSlotState[],
): SubmitCreditAssessmentReview {
  const used = slots.filter(({ isUnused }) => !isUnused)
  const files = sortSlots(used).flatMap(({ slot, document, year, items }) => {
    const sent =
      document === 'management_financial_report'
        ? body.management_financial_reports[year ?? '']
        : body.documents[document]
    return (sent ?? []).flatMap((file, at) => {
      const item = 'upload_id' in file ? items.find(({ uploadId }) => uploadId === file.upload_id) : undefined
      if (!item || !('upload_id' in file)) return []
      const number = { index: at + 1, count: sent?.length ?? 0 }
      const part = assessmentFieldName(document, { ...(year === null ? {} : { year }), ...number })
      return [{ slot, part, name: item.name, size: item.size, type: item.type, sha256: file.sha256 }]
    })
  })
  return {
    slots: used.map(({ slot, document, year, section, isNotApplicable }) => ({
      ...{ slot, document, year, section, isNotApplicable },
    })),
    files,
    figures: body.financial_information,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
  }
}
