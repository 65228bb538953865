'use client'
import type { ReactNode, RefObject } from 'react'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import type { FormFrameProps } from './FormFrame.tsx'
import type { FramedForm } from './FramedForm.ts'
import { formChunks } from './formChunks.ts'
import type { ReviewContent } from './ReviewContent.ts'

type FormReviewProps<Review> = {
  review: Review
  words: FormFrameProps<never, never, Review>['review']
  form: Pick<
    FramedForm<never, never, unknown>,
    'outcome' | 'earlier' | 'repeated' | 'others' | 'isPending' | 'actions'
  >
  currency: string | null
  returnFocus: RefObject<HTMLElement | null>
}

/** The review on top of the fields, fetched when the form is first touched. */
export function FormReview<Review>({ review, words, ...dialog }: FormReviewProps<Review>): ReactNode {
  const draw = (content: ReviewContent) => (
    <LazyChunk chunk={formChunks.review} fallback={null}>
      {(FormReviewDialog) => <FormReviewDialog content={content} {...dialog} />}
    </LazyChunk>
  )
  if (typeof words === 'function') return draw(words(review))
  return (
    <LazyChunk chunk={words} fallback={null}>
      {(Words) => <Words review={review}>{draw}</Words>}
    </LazyChunk>
  )
}
