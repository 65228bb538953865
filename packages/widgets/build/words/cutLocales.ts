import type { CutWords } from '../../src/locales/createLocales.ts'
import { catalogueId, pluralForms } from '../../src/locales/cutFormat.ts'
import { enBulk } from '../../src/enBulk.ts'
import type { Message, Words } from '../../src/words/Messages.ts'
import type { WidgetWords } from './listWidgetWords.ts'

type CutLocalesParameters = {
  locales: ReadonlyMap<string, Words>
  widgets: ReadonlyMap<string, WidgetWords>
  /** The keys of each English catalogue, in its order. */
  catalogues: readonly (readonly string[])[]
}

/**
 * The locales as modules, by their path under `locales/`: `index.js`, the entry; `fr.js` with every word by its key but those of the large widgets; `fr/parts.js`, which fetches
 * the words of single widgets; and what it fetches, `fr/first/<widget>.js` and `fr/later/<widget>.js`, without the keys, which a widget has
 * already in English.
 */
export function cutLocales({ locales, widgets, catalogues }: CutLocalesParameters): Map<string, string> {
  if (new Set(catalogues.map(catalogueId)).size < catalogues.length)
    throw new Error('Two catalogues have the same id: add a key to one of them, or move one.')
  const modules = new Map([['index.js', writeEntry([...locales.keys()])]])
  for (const [locale, all] of locales) {
    const words = withoutBulk(all)
    const writePart = (keys: readonly string[]) => writeWords(cutWords({ words: all, keys, catalogues }))
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

/** A whole language is what nearly every page may say. */
function withoutBulk(words: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([key]) => !Object.hasOwn(enBulk, key)))
}

type CutWordsParameters = {
  words: Words
  keys: readonly string[]
  catalogues: CutLocalesParameters['catalogues']
}

function cutWords({ words, keys, catalogues }: CutWordsParameters): CutWords {
  const said = new Set(keys)
  return Object.fromEntries(
    catalogues
      .filter((all) => all.some((key) => said.has(key)))
      .map((all) => [
        catalogueId(all),
        all.map((key) => (said.has(key) ? cutMessage(words[key]) : '')).join('|'),
      ]),
  )
}

/** A sentence as text; of one with plural forms every form, in the order in which `createLocales` reads them. */
function cutMessage(message: Message = ''): string {
  if (typeof message === 'string') return message
  return pluralForms
    .map((form) => message[form] ?? '')
    .join('~')
    .replace(/~+$/, '')
}

function writeWords(words: Words | CutWords): string {
  return `export const words=${JSON.stringify(words)}\n`
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
