import type { BrandProblem } from './BrandProblem.ts'

type WordsProblem = 'UNKNOWN_KEY' | 'UNKNOWN_PLACE' | 'MISSING_PLACE'

/** What each fault of a sentence means, and what to do. */
export const wordsRemedies: Readonly<Record<WordsProblem, Omit<BrandProblem, 'path'>>> = {
  UNKNOWN_KEY: {
    severity: 'error',
    reason: 'No widget says this, so the sentence is never seen.',
    remedy: 'Correct the key: the page "Words" of the documentation lists all of them.',
  },
  UNKNOWN_PLACE: {
    severity: 'error',
    reason: 'The sentence has a {place} that the widget does not fill, so its braces would be seen.',
    remedy: 'Use only the {places} of the kit’s own sentence.',
  },
  MISSING_PLACE: {
    severity: 'error',
    reason:
      'A {place} of the kit’s own sentence is missing, so a person would not be told what stands there, such as an amount.',
    remedy: 'Put every {place} of the kit’s own sentence into yours.',
  },
}
