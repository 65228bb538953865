import type { Message, Words } from '../../src/words/Messages.ts'
import { findPlaces } from '../../src/words/findPlaces.ts'

type CheckLocaleParameters = { locale: string; english: Words; words: Words }

/** What is wrong with the words of a locale, one line for each fault: `withdraw.amount: {max} is missing`. */
export function checkLocale({ locale, english, words }: CheckLocaleParameters): string[] {
  const extra = Object.keys(words).filter((key) => !Object.hasOwn(english, key))
  return [
    ...extra.map((key) => `${key}: no widget says this`),
    ...Object.entries(english).flatMap(([key, message]) => {
      const translated = words[key]
      if (translated === undefined) return [`${key}: missing`]
      return checkMessage({ locale, english: message, translated }).map((problem) => `${key}: ${problem}`)
    }),
  ]
}

type CheckMessageParameters = { locale: string; english: Message; translated: Message }

/** What is wrong with one translated sentence, each as a reason that a translator can act on. */
function checkMessage({ locale, english, translated }: CheckMessageParameters): string[] {
  const forms = typeof translated === 'string' ? { other: translated } : translated
  return [
    ...checkPlaces(english, translated),
    ...checkForms(locale, english, translated),
    ...Object.entries(forms).flatMap(([form, text]) => checkText(form, text)),
  ]
}

function checkPlaces(english: Message, translated: Message): string[] {
  const [wanted, given] = [findPlaces(english), findPlaces(translated)]
  return [
    ...wanted.filter((place) => !given.includes(place)).map((place) => `{${place}} is missing`),
    ...given.filter((place) => !wanted.includes(place)).map((place) => `English has no {${place}}`),
  ]
}

function checkForms(locale: string, english: Message, translated: Message): string[] {
  if (typeof english === 'string')
    return typeof translated === 'string' ? [] : ['English has no plural forms here']
  if (typeof translated === 'string') return ['plural forms are missing']
  const known: string[] = new Intl.PluralRules([locale, 'en']).resolvedOptions().pluralCategories
  const needed = known.filter((form) => !isForMillions(locale, form))
  const given = Object.keys(translated)
  return [
    ...needed.filter((form) => !given.includes(form)).map((form) => `the plural form "${form}" is missing`),
    ...given
      .filter((form) => !known.includes(form))
      .map((form) => `the language has no plural form "${form}"`),
  ]
}

/** `many` of Romance languages is for millions, where `other` is said alike; a count here never is one. */
function isForMillions(locale: string, form: string): boolean {
  const rules = new Intl.PluralRules(locale)
  return form === 'many' && rules.select(1_000_000) === 'many' && rules.select(11) !== 'many'
}

function checkText(form: string, text: string): string[] {
  const problems = [
    text.trim() === '' && 'it is empty',
    text !== text.trim() && 'it begins or ends with a space',
    / {2}/.test(text) && 'it has two spaces in a row',
    /[|~]/.test(text) && 'it has | or ~, which divide the sentences of a built file',
    /["']/.test(text) && 'it has a straight quote: write ’ “ ” or « »',
  ]
  return problems.filter((problem) => problem !== false).map((problem) => `${problem} (${form})`)
}
