type DescribeLocaleTypesParameters = { locale: string; widgets: readonly string[] }

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The declarations of a locale's two entries, by their path under `locales/`. */
export function describeLocaleTypes({ locale, widgets }: DescribeLocaleTypesParameters): Map<string, string> {
  const union = widgets.map((widget) => `'${widget}'`).join(' | ')
  return new Map([
    [
      `${locale}.d.ts`,
      `import type { Messages } from '../words/Messages.js'
/** Every word of the kit in ${names.of(locale)}: \`<LendingRoot locale="${locale}" messages={${locale}}>\`. */
export declare const ${locale}: Messages
`,
    ],
    [
      `${locale}/widgets.d.ts`,
      `import type { WidgetMessages } from '../../words/Messages.js'
/** The kit's words in ${names.of(locale)} for these widgets alone: \`loadMessages={() => loadWords('withdraw-form')}\`. */
export declare const loadWords: (...widgets: (${union})[]) => Promise<WidgetMessages>
`,
    ],
  ])
}
