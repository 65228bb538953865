import type { CutWords } from '../../src/locales/createLocales.ts'
import type { Words } from '../../src/words/Messages.ts'
import type { WidgetWords } from './listWidgetWords.ts'

type CutLocalesParameters = {
  locales: ReadonlyMap<string, Words>
  widgets: ReadonlyMap<string, WidgetWords>
  /** The keys of each English catalogue, in its order. */
  catalogues: readonly (readonly string[])[]
}

/**
 * The locales as modules, by their path under `locales/`: `index.js`, the entry; `fr.js` with every word by its key; `fr/parts.js`, which fetches
 * the words of single widgets; and what it fetches, `fr/first/<widget>.js` and `fr/later/<widget>.js`, without the keys, which a widget has
 * already in English.
 */
export function cutLocales({ locales, widgets, catalogues }: CutLocalesParameters): Map<string, string> {
  const modules = new Map([['index.js', writeEntry([...locales.keys()])]])
  for (const [locale, words] of locales) {
    const writePart = (keys: readonly string[]) => writeWords(cutWords({ words, keys, catalogues }))
    modules.set(`${locale}.js`, writeWords(words))
    modules.set(`${locale}/every.js`, writePart(Object.keys(words)))
    modules.set(`${locale}/parts.js`, writeParts([...widgets.keys()]))
    for (const [widget, { first, later }] of widgets) {
      modules.set(`${locale}/first/${widget}.js`, writePart(first))
      // What says nearly everything later, as a dashboard does, shares one file with all who want everything.
      const isMost = later.length > Object.keys(words).length / 2
      modules.set(
        `${locale}/later/${widget}.js`,
        isMost ? `export { words } from '../every.js'\n` : writePart(later),
      )
    }
  }
  return modules
}

type CutWordsParameters = {
  words: Words
  keys: readonly string[]
  catalogues: CutLocalesParameters['catalogues']
}

function cutWords({ words, keys, catalogues }: CutWordsParameters): CutWords {
  const said = new Set(keys)
  const part = catalogues.map(
    (all) => [all[0], all.map((key) => (said.has(key) && words[key]) || 0)] as const,
  )
  return Object.fromEntries(part.filter(([, sentences]) => sentences.some(Boolean)))
}

function writeWords(words: Words | CutWords): string {
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
