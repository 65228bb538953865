/** A guess at the work, and said to be one: two minutes to find and add a document, half a minute for a figure; in steps that promise no more. */
export function minutesLeft({ documents, figures }: { documents: number; figures: number }): number {
  const minutes = documents * 2 + figures / 2
  const step = minutes > 10 ? 5 : 1
  return Math.ceil(minutes / step) * step
}
