/** Categories in the order in which a PO file numbers them. */
const order = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Rules of languages with more than two forms, as gettext writes them, by their number of forms and language. */
const longRules = {
  ar: 'n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5',
}

/** The plural forms of a language in the order of its PO file: those that its words use, else those that `Intl` knows. */
export function pluralForms(locale, words = {}) {
  const used = new Set(
    Object.values(words).flatMap((message) => (typeof message === 'string' ? [] : Object.keys(message))),
  )
  const known = new Intl.PluralRules([locale, 'en']).resolvedOptions().pluralCategories
  return order.filter((form) => (used.size > 0 ? used.has(form) : known.includes(form)))
}

/** The `Plural-Forms` of a PO file, by which a translator's tool says how many forms it asks for. */
export function pluralHeader(locale, forms) {
  const rule = longRules[locale] ?? shortRule(locale, forms)
  return `nplurals=${forms.length}; plural=(${rule});`
}

function shortRule(locale, forms) {
  if (forms.length === 1) return '0'
  if (forms.length === 2) return new Intl.PluralRules(locale).select(0) === 'one' ? 'n > 1' : 'n != 1'
  throw new Error(
    `The language ${locale} has ${forms.length} plural forms (${forms.join(', ')}): write its rule into longRules of packages/widgets/build/words/pluralForms.mjs.`,
  )
}
