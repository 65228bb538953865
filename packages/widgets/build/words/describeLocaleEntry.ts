const names = new Intl.DisplayNames('en', { type: 'language' })

/** The module that makes the JSON of a locale an entry of the package while nothing is built. */
export function describeLocaleEntry(locale: string): string {
  return `import type { Messages } from '../words/Messages.ts'
import words from './${locale}.json'

/** The kit's words in ${names.of(locale)}: \`<LendingRoot locale="${locale}" messages={${locale}}>\`. */
export const ${locale}: Messages = { ${locale}: words }
`
}
