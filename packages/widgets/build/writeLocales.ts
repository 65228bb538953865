import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listWidgetEntries } from './listWidgetEntries.ts'
import { cutLocales } from './words/cutLocales.ts'
import { listCatalogues } from './words/listCatalogues.ts'
import { listWidgetWords } from './words/listWidgetWords.ts'
import { readLocales } from './words/readLocales.ts'

/** Writes dist/locales from the JSON of each locale, cut by widget, after the scripts are built. */
const folder = join(import.meta.dirname, '../dist/locales')
const widgets = listWidgetWords()
const locales = readLocales()

function write(path: string, text: string): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

for (const [path, code] of cutLocales({ locales, widgets, catalogues: listCatalogues() })) write(path, code)
for (const [locale, words] of locales) write(`${locale}.json`, JSON.stringify(words))

// Over what the bundler made of the JSON files, whose maps are no longer true.
for (const module of ['index', ...locales.keys()]) rmSync(join(folder, `${module}.js.map`), { force: true })

// The declarations know that there are widgets, but not which.
const declarations = readFileSync(join(folder, 'index.d.ts'), 'utf8')
const anyWidget = '...widgets: string[]'
if (!declarations.includes(anyWidget))
  throw new Error(`locales/index.d.ts has no "${anyWidget}" to write the widgets into.`)
const names = listWidgetEntries()
  .map(({ entry }) => `'${entry}'`)
  .join(' | ')
write('index.d.ts', declarations.replace(anyWidget, `...widgets: (${names})[]`))
