import { writeJson } from '@onlend/core/internal'
import type { Words } from './Messages.ts'

/** A partner's words for the terms of the kit: by language, by the English name of the term, by each form of it in the kit's sentences. */
export type Terms = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>

type Sentence = {
  /** The language that the sentence is in, with a region or without. */
  tag: string
  key: string
  /** The English catalogue that the key belongs to. */
  words: Words
}

/** Puts a partner's terms into a sentence before its `{places}` are filled. */
export type Reword = (text: string, sentence: Sentence) => string

/**
 * Makes the function that says a partner's terms in the place of the kit's: the longest form first, whole words only, with the capital of the form that it
 * replaces.
 *
 * @example
 * const reword = createReword({ en: { drawdown: { drawdown: 'advance', 'a drawdown': 'an advance' } } })
 */
export function createReword(terms: Terms): Reword {
  const known = new Map(Object.entries(terms).map(([tag, own]) => [tag, compile(own)]))
  return (text, { tag, key, words }) => {
    const { forms, pattern } = known.get(tag) ?? known.get(tag.split('-')[0] ?? '') ?? {}
    if (!pattern) return text
    const name = key.toLowerCase()
    const said = writeJson(words[key] ?? '').toLowerCase()
    // A form may have two meanings: one word of Yoruba is a drawdown and credit. A translation names a term that the English leaves out, but of a credit limit.
    const isAbout = (term: string) =>
      said.includes(term) || (name.includes(term) && !/credit|limit/.test(said))
    return text.replace(pattern, (found) => {
      const form = forms?.get(found.toLowerCase())
      if (!form || !isAbout(form.term)) return found
      const [first = '', ...rest] = form.own
      return found[0] === found[0]?.toLowerCase() ? form.own : first.toUpperCase() + rest.join('')
    })
  }
}

function compile(terms: Terms[string]): {
  forms: Map<string, { term: string; own: string }>
  pattern: RegExp
} {
  const forms = new Map(
    Object.entries(terms).flatMap(([term, own]) =>
      Object.entries(own).map(([form, text]) => [form.toLowerCase(), { term, own: text }] as const),
    ),
  )
  const longestFirst = [...forms.keys()].sort((one, other) => other.length - one.length)
  // A brand's forms are letters, marks, spaces, hyphens and apostrophes, so that none is an expression.
  const pattern = new RegExp(
    `\\{\\w+\\}|(?<![\\p{L}\\p{M}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{M}])`,
    'giu',
  )
  return { forms, pattern }
}
