const names = new Intl.DisplayNames('en', { type: 'language' })

/** The module that makes the JSON of a locale two entries of the package while nothing is built. */
export function describeLocaleEntry(locale: string): string {
  return `import type { Messages, WidgetMessages } from '../words/Messages.ts'
import words from './${locale}.json'

/** Every word of the kit in ${names.of(locale)}: \`<LendingRoot locale="${locale}" messages={${locale}}>\`. */
export const ${locale}: Messages = { ${locale}: words }

/** The words of some widgets. They are cut when the package is built: here it is every word. */
export async function loadWords(..._widgets: string[]): Promise<WidgetMessages> {
  return { messages: ${locale}, later: async () => ({}) }
}
`
}
