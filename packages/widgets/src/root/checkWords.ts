import { en } from '../en.ts'
import type { Words } from '../words/Messages.ts'
import { isOfBulk } from '../words/isOfBulk.ts'
import { findPlaces } from '../words/findPlaces.ts'
import type { TenantIssue } from './TenantIssue.ts'

type WordsIssue = Extract<TenantIssue, { about: 'words' }>

const known: Words = en

/**
 * Compares a tenant's sentences with the kit's own: a key that is misspelt changes nothing, a lost `{amount}` hides one. Loads every English word but those of
 * the bulk widgets, whose keys are believed.
 *
 * @example
 * const issues = checkWords({ en: { 'withdraw.title': 'Pay out' } })
 */
export function checkWords(messages: Readonly<Record<string, Words>>): WordsIssue[] {
  const issues: WordsIssue[] = []
  for (const [locale, words] of Object.entries(messages)) {
    for (const [key, message] of Object.entries(words)) {
      const own = Object.hasOwn(known, key) ? known[key] : undefined
      if (own === undefined) {
        if (!isOfBulk(key)) issues.push({ about: 'words', locale, key, problem: 'UNKNOWN_KEY' })
        continue
      }
      const [given, wanted] = [findPlaces(message), findPlaces(own)]
      if (given.some((place) => !wanted.includes(place)))
        issues.push({ about: 'words', locale, key, problem: 'UNKNOWN_PLACE' })
      if (wanted.some((place) => !given.includes(place)))
        issues.push({ about: 'words', locale, key, problem: 'MISSING_PLACE' })
    }
  }
  return issues
}
