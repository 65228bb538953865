/** A review with the currency: the page can read the currency after the review opened. */
export function inCurrency<Review extends { currency: string | null }>(
  review: Review | null,
  currency: string | undefined,
): Review | null {
  return review && { ...review, currency: review.currency ?? currency ?? null }
}
