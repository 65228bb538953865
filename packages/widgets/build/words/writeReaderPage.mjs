import { digestSentence, findUnaccepted } from './mergeAnswers.ts'
import { isAboutMoney } from './isAboutMoney.ts'

/**
 * The page for the readers of a language, one HTML file with its pictures, so that a phone without a connection can open it. It asks for what
 * nobody has accepted yet, money first.
 *
 * @param pictures - `images` by name as data URLs, and for a key `[image, x, y, width, height]` in pixels of the image.
 */
export function writeReaderPage({ template, locale, english, words, accepted, pictures }) {
  const sentences = findUnaccepted({ english, words, accepted })
    .map((key) => ({
      key,
      english: english[key],
      text: words[key],
      shown: digestSentence(english[key], words[key]),
      money: isAboutMoney(key, english[key]),
      at: pictures.at[key],
    }))
    // Within the two, what one screen shows stands together.
    .sort(
      (one, other) => Number(other.money) - Number(one.money) || toPlace(one).localeCompare(toPlace(other)),
    )
  const data = { locale, sentences, images: pictures.images }
  // A sentence cannot end the script that it stands in.
  return template.replace('/* data */ null', () => JSON.stringify(data).replaceAll('<', '\\u003c'))
}

/** The picture of a sentence; one without comes last. */
function toPlace({ at }) {
  return at?.[0] ?? 'zzz'
}
