type ChooseLegalTextParameters = {
  /** By language tag. */
  texts: Readonly<Record<string, string>>
  /** The language of the page, BCP 47. */
  locale: string
  /** The tenant's own language. */
  ownLocale: string
}

/** The text in the page's language, else its nearest relative, else the tenant's own, else any: it must be shown in some language. */
export function chooseLegalText({
  texts,
  locale,
  ownLocale,
}: ChooseLegalTextParameters): { text: string; lang: string } | null {
  const getLanguage = (tag: string) => tag.split('-')[0] ?? tag
  const tags = Object.keys(texts)
  const wanted = [locale, getLanguage(locale)]
  const relatives = tags.filter((tag) => getLanguage(tag) === getLanguage(locale))
  const order = [...wanted, ...relatives, ownLocale, getLanguage(ownLocale), 'en', ...tags]
  for (const lang of order) {
    const text = Object.hasOwn(texts, lang) ? texts[lang] : undefined
    if (text !== undefined) return { text, lang }
  }
  return null
}
