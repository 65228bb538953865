import type { Words } from '../../src/words/Messages.ts'
import type { WidgetWords } from './listWidgetWords.ts'

type CutLocaleParameters = {
  locale: string
  words: Words
  widgets: ReadonlyMap<string, WidgetWords>
}

/**
 * A locale as modules, by their path under `locales/`: `fr.js` with every word, `fr/widgets.js`, which fetches the words of
 * single widgets, and what it fetches: `fr/first/<widget>.js` and `fr/later/<widget>.js`.
 */
export function cutLocale({ locale, words, widgets }: CutLocaleParameters): Map<string, string> {
  const modules = new Map([
    [`${locale}.js`, `export const ${locale} = ${JSON.stringify({ [locale]: words })}\n`],
    [`${locale}/widgets.js`, writeLoader(locale, [...widgets.keys()])],
  ])
  for (const [widget, { first, later }] of widgets) {
    modules.set(`${locale}/first/${widget}.js`, writePart(words, first))
    // What says nearly everything later, as a dashboard does, shares one file with all who want everything.
    const isMost = later.length > Object.keys(words).length / 2
    modules.set(
      `${locale}/later/${widget}.js`,
      isMost
        ? `import { ${locale} } from '../../${locale}.js'\nexport const words = ${locale}.${locale}\n`
        : writePart(words, later),
    )
  }
  return modules
}

function writePart(words: Words, keys: readonly string[]): string {
  const part = Object.fromEntries(keys.map((key) => [key, words[key]]))
  return `export const words = ${JSON.stringify(part)}\n`
}

function writeLoader(locale: string, widgets: readonly string[]): string {
  const list = (phase: string) =>
    widgets.map((widget) => `  '${widget}': () => import('./${phase}/${widget}.js'),`).join('\n')
  return `import { importNamed } from '@onlend/core/import-named'
const first = {
${list('first')}
}
const later = {
${list('later')}
}
const join = async (parts, widgets) => ({
  ${locale}: Object.assign({}, ...(await Promise.all(widgets.map((widget) => importNamed(parts[widget], 'words'))))),
})
export const loadWords = async (...widgets) => ({
  messages: await join(first, widgets),
  later: () => join(later, widgets),
})
`
}
