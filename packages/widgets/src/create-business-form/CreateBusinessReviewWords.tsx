'use client'
import type { CreateBusinessReview } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { createBusiness } from './createBusiness.words.ts'
import { createBusinessReview as words } from './createBusinessReview.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { ReviewWordsProps } from '../form/ReviewContent.ts'

/** The last question: by what the business will be known. All of it was read on the page below. */
export function CreateBusinessReviewWords({
  review,
  children,
}: ReviewWordsProps<CreateBusinessReview>): ReactNode {
  const t = useCopy(words)
  const say = useCopy(createBusiness)
  const name = review.businessName
  return children({
    title: t('createBusiness.review.title'),
    text: t('createBusiness.review.text'),
    rows: [
      { key: 'name', name: say('createBusiness.businessName'), value: name, strong: true },
      { key: 'company', name: say('createBusiness.companyName'), value: review.companyName },
      { key: 'tax', name: say('createBusiness.taxId'), value: <bdi dir="ltr">{review.taxId}</bdi> },
      { key: 'email', name: say('createBusiness.email'), value: <bdi dir="ltr">{review.email}</bdi> },
    ],
    confirmLabel: t('createBusiness.confirm', { name }),
    duplicateTitle: t('createBusiness.duplicate.sent.title'),
    duplicateText: t('createBusiness.duplicate.sent.text'),
    duplicateConfirmLabel: t('createBusiness.duplicate.sent.confirm', { name }),
    sendingText: t('createBusiness.sending'),
  })
}
