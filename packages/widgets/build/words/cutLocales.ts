import type { Words } from '../../src/words/Messages.ts'
import type { WidgetWords } from './listWidgetWords.ts'

type CutLocalesParameters = {
  locales: ReadonlyMap<string, Words>
  widgets: ReadonlyMap<string, WidgetWords>
}

/**
 * The locales as modules, by their path under `locales/`: `index.js`, the entry; `fr.js` with every word; `fr/parts.js`, which fetches the words
 * of single widgets; and what it fetches, `fr/first/<widget>.js` and `fr/later/<widget>.js`.
 */
export function cutLocales({ locales, widgets }: CutLocalesParameters): Map<string, string> {
  const modules = new Map([['index.js', writeEntry([...locales.keys()])]])
  for (const [locale, words] of locales) {
    modules.set(`${locale}.js`, writeWords(words))
    modules.set(`${locale}/parts.js`, writeParts([...widgets.keys()]))
    for (const [widget, { first, later }] of widgets) {
      modules.set(`${locale}/first/${widget}.js`, writePart(words, first))
      // What says nearly everything later, as a dashboard does, shares one file with all who want everything.
      const isMost = later.length > Object.keys(words).length / 2
      modules.set(
        `${locale}/later/${widget}.js`,
        isMost ? `export { words } from '../../${locale}.js'\n` : writePart(words, later),
      )
    }
  }
  return modules
}

function writePart(words: Words, keys: readonly string[]): string {
  return writeWords(
    Object.fromEntries(keys.flatMap((key) => (words[key] === undefined ? [] : [[key, words[key]]]))),
  )
}

function writeWords(words: Words): string {
  return `export const words = ${JSON.stringify(words)}\n`
}

function writeParts(widgets: readonly string[]): string {
  const list = (phase: string) =>
    widgets.map((widget) => `    '${widget}': () => import('./${phase}/${widget}.js'),`).join('\n')
  return `export const parts = {
  first: {
${list('first')}
  },
  later: {
${list('later')}
  },
}
`
}

function writeEntry(locales: readonly string[]): string {
  const list = (path: string) =>
    locales.map((locale) => `    '${locale}': () => import('./${locale}${path}'),`).join('\n')
  return `import { createLocales } from './createLocales.js'
export const { locales, loadMessages, loadWords } = createLocales({
  whole: {
${list('.js')}
  },
  cut: {
${list('/parts.js')}
  },
})
`
}
