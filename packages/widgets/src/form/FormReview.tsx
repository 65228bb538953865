'use client'
import type { ReactNode, RefObject } from 'react'
import { businessChunk } from '../acting-for/businessChunk.ts'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import type { FormFrameProps } from './FormFrame.tsx'
import type { ReviewedForm } from './FormReviewDialog.tsx'
import { formChunks } from './formChunks.ts'
import type { OpenWarning } from './useOpenWarnings.ts'
import type { ReviewContent } from './ReviewContent.ts'

type FormReviewProps<Review> = {
  review: Review
  words: FormFrameProps<never, never, Review>['review']
  form: ReviewedForm
  warnings: readonly OpenWarning[]
  currency: string | null
  returnFocus: RefObject<HTMLElement | null>
}

/** The review on top of the fields, fetched when the form is first touched. */
export function FormReview<Review>({ review, words, ...dialog }: FormReviewProps<Review>): ReactNode {
  const draw = (content: ReviewContent) => (
    <LazyChunk chunk={formChunks.review} fallback={null}>
      {(FormReviewDialog) => (
        <LazyChunk chunk={businessChunk} fallback={null}>
          {({ From }) => (
            <From customerPartnerId={dialog.form.customerPartnerId} kind={dialog.form.kind}>
              {(from) => <FormReviewDialog content={content} from={from} {...dialog} />}
            </From>
          )}
        </LazyChunk>
      )}
    </LazyChunk>
  )
  if (typeof words === 'function') return draw(words(review))
  return (
    <LazyChunk chunk={words} fallback={null}>
      {(Words) => (
        <Words review={review} customerPartnerId={dialog.form.customerPartnerId}>
          {draw}
        </Words>
      )}
    </LazyChunk>
  )
}
