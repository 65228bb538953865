'use client'
import type { SubmitCreditAssessmentReview } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { creditAssessmentDocuments } from './creditAssessmentDocuments.words.ts'
import { creditAssessmentReview as words } from './creditAssessmentReview.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { ReviewWordsProps } from '../form/ReviewContent.ts'
import { formatBytes } from '../format/formatBytes.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { documentName } from './documentName.ts'

/** The last question: how much is sent, and that it cannot be taken back. All of it was read on the page below. */
export function AssessmentReviewWords({
  review,
  children,
}: ReviewWordsProps<SubmitCreditAssessmentReview>): ReactNode {
  const t = useCopy(words)
  const say = useCopy(creditAssessmentDocuments)
  const { locale } = useLendingRoot()
  const count = review.files.length
  const years = Object.keys(review.figures).sort().reverse()
  const absent = review.slots.filter(({ isNotApplicable }) => isNotApplicable)
  const list = (items: readonly string[]) => new Intl.ListFormat(locale, { type: 'unit' }).format(items)
  return children({
    title: t('creditAssessment.review.title'),
    text: t('creditAssessment.review.text'),
    rows: [
      {
        key: 'files',
        name: t('creditAssessment.review.filesLabel'),
        value: t('creditAssessment.check.files', { count, size: formatBytes(review.bytes, locale) }),
        strong: true,
      },
      { key: 'years', name: t('creditAssessment.review.years'), value: list(years) },
      absent.length > 0 && {
        key: 'absent',
        name: t('creditAssessment.review.notApplicable'),
        value: list(absent.map((slot) => documentName(slot, say))),
      },
    ],
    confirmLabel: t('creditAssessment.confirm', { count }),
    duplicateTitle: t('creditAssessment.duplicate.title'),
    duplicateText: t('creditAssessment.duplicate.text'),
    duplicateConfirmLabel: t('creditAssessment.duplicate.confirm'),
    sendingText: t('creditAssessment.sending'),
  })
}
