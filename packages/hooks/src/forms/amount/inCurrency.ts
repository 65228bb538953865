/** A review in the currency that is known by now, which may have been read only after the review was opened. */
export function inCurrency<Review extends { currency: string | null }>(
  review: Review | null,
  currency: string | undefined,
): Review | null {
  return review && { ...review, currency: review.currency ?? currency ?? null }
}
