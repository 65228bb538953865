import { warnMistake, warnUnknownName } from '@onlend/core/internal'
import { en } from '../../en.ts'
import { isOfBulk } from '../../words/isOfBulk.ts'
import { findPlaces } from '../../words/findPlaces.ts'
import type { Messages, Words } from '../../words/Messages.ts'

const known: Words = en

/** Reports sentences with a key that no widget uses, and those with a `{place}` that no widget fills in. */
export function warnUnknownWords(messages: Messages): void {
  for (const [locale, words] of Object.entries(messages)) {
    for (const [key, message] of Object.entries(words ?? {})) {
      const own = Object.hasOwn(known, key) ? known[key] : undefined
      if (own === undefined && isOfBulk(key)) continue
      if (own === undefined)
        warnUnknownName({
          name: key,
          what: `key of a sentence, in messages.${locale}`,
          known: Object.keys(known),
          effect: 'it is never said',
        })
      else if (message !== undefined) warnUnknownPlaces(key, findPlaces(message), findPlaces(own))
    }
  }
}

function warnUnknownPlaces(key: string, given: readonly string[], places: readonly string[]): void {
  for (const place of given)
    if (!places.includes(place))
      warnMistake(
        `nothing fills {${place}} of the sentence "${key}". ${places.length === 0 ? 'It has no places.' : `Its places are {${places.join('}, {')}}.`}`,
      )
}
