/** The sentences that no native reader has confirmed in one language, in the order of the list. */
export function listDoubted({ sentences, confirmed }, locale) {
  const known = new Set(confirmed[locale])
  return sentences.filter((key) => !known.has(key))
}

/**
 * The list after an import: `doubted` are the sentences in doubt in `locale`, the other languages stay as they are. A sentence that every
 * language has confirmed leaves the list.
 */
export function withDoubted(list, { locale, doubted, locales, english }) {
  const open = new Map(
    locales.map((one) => [one, new Set(one === locale ? doubted : listDoubted(list, one))]),
  )
  const sentences = Object.keys(english).filter((key) => [...open.values()].some((keys) => keys.has(key)))
  const confirmed = [...open].map(([one, keys]) => [one, sentences.filter((key) => !keys.has(key))])
  return { sentences, confirmed: Object.fromEntries(confirmed.filter(([, keys]) => keys.length > 0)) }
}
