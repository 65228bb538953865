import { createReword } from '@onlend/widgets/internal'
import { loadMessages, locales } from '@onlend/widgets/locales'
import { en, type Message } from '@onlend/widgets'
import { expect, test } from 'vitest'
import { kitTerms } from './kitTerms.ts'

const english: Readonly<Record<string, Message>> = en

/** The sentences of a language with a mark in the place of each form, by what the English says. */
async function mark(language: string, forms: readonly string[], term: string): Promise<Map<string, string>> {
  const own = Object.fromEntries(forms.map((form, at) => [form, `qq${'abcdefghijklmnopqrstuvwxyz'[at]}`]))
  const reword = createReword({ [language]: { [term]: own } })
  const words = language === 'en' ? english : ((await loadMessages(language))[language] ?? {})
  return new Map(
    Object.entries(words).map(([key, message]) => [
      key,
      reword(JSON.stringify(message), { tag: language, key, words: english }),
    ]),
  )
}

const of = locales.flatMap((language) =>
  Object.entries(kitTerms[language] ?? {}).map(([term, forms]) => ({ language, term, forms })),
)

test('each language of the kit has the forms of each term', () => {
  expect(of).toHaveLength(locales.length * 3)
})

/** Sentences that say the thing without the term; a partner replaces them one by one. */
const silent: Readonly<Record<string, readonly string[]>> = {
  'yo drawdown': ['drawdownPlan.note.lastDrawdown', 'drawdownPlan.note.otherDays'],
  'ig drawdown': ['lendingDashboard.partial.text', 'lendingDashboard.noLimit.text'],
  'tw drawdown': ['creditLimit.expired', 'creditLimit.expiredOn', 'creditLimit.closed'],
  'ar drawdown': ['outcome.requestDrawdown.paidOut.title'],
}

test.each(of)(
  'every form of $term in $language is said somewhere, and no sentence about it is left out',
  async (one) => {
    const marked = await mark(one.language, one.forms, one.term)
    const said = [...marked.values()].join()
    expect(
      one.forms.filter((_form, at) => !said.toLowerCase().includes(`qq${'abcdefghijklmnopqrstuvwxyz'[at]}`)),
    ).toEqual([])
    const about = new RegExp(`(?<!\\{)\\b${one.term}`, 'i')
    const left = [...marked].filter(
      ([key, text]) => about.test(JSON.stringify(english[key])) && !/qq[a-z]/i.test(text),
    )
    expect(left.map(([key]) => key)).toEqual(silent[`${one.language} ${one.term}`] ?? [])
  },
)
