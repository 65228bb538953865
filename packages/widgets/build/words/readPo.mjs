import { po } from 'gettext-parser'
import { checkLocale } from './checkLocale.ts'

/**
 * Reads a translator's PO file back: the words in the order of English, and the keys that are still doubted.
 *
 * @throws where a sentence is missing, lost a place or a plural form, or is of another version: each with its key.
 */
export function readPo({ text, english }) {
  const { headers, translations } = po.parse(text)
  const locale = headers.Language ?? ''
  const forms = (headers['X-Forms'] ?? '').split(' ').filter(Boolean)
  if (!/^[a-z]{2,3}$/.test(locale) || forms.length === 0)
    throw new Error(
      'The file says no Language or no X-Forms in its header: start from what `pnpm words:export` wrote.',
    )
  const entries = new Map(
    Object.entries(translations).flatMap(([key, sources]) =>
      key === '' ? [] : Object.values(sources).map((entry) => [key, entry]),
    ),
  )
  const words = {}
  const doubted = []
  const problems = []
  for (const key of [...Object.keys(english), ...[...entries.keys()].filter((one) => !(one in english))]) {
    const entry = entries.get(key)
    if (!entry || entry.msgstr.every((form) => form === '')) continue
    const source = english[key]
    if (
      source !== undefined &&
      entry.msgid !== (typeof source === 'string' ? source : (source.one ?? source.other))
    )
      problems.push(
        `${key}: the English has changed since the export: export again and translate this one anew`,
      )
    words[key] =
      entry.msgid_plural === undefined
        ? entry.msgstr[0]
        : Object.fromEntries(
            forms.map((form, index) => [form, entry.msgstr[index] ?? '']).filter(([, form]) => form),
          )
    if (entry.comments?.flag?.includes('fuzzy')) doubted.push(key)
  }
  problems.push(...checkLocale({ locale, english, words }))
  if (problems.length > 0)
    throw new Error(
      `Nothing was imported. Correct these in the file, then import it again:\n${problems.join('\n')}`,
    )
  return { locale, words, doubted }
}
