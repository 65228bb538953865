import type { FormLayout } from './FormLayout.ts'

type Place = { page: number; asksMissing: boolean }

/**
 * Finds the page to show, or the one beside it; -1 where there is none. The page of a draft can be gone by now, and a form that asks for the
 * missing values skips a page without any.
 */
export function pageIn(
  pages: FormLayout['pages'],
  { page, asksMissing }: Place,
  side: -1 | 0 | 1 = 0,
): number {
  let found = Math.min(page, pages.length - 1) + side
  while (asksMissing && pages[found]?.length === 0) found += side || 1
  return pages[found] === undefined ? -1 : found
}
