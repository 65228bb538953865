import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cutLocale } from './words/cutLocale.ts'
import { describeLocaleTypes } from './words/describeLocaleTypes.ts'
import { listWidgetWords } from './words/listWidgetWords.ts'
import { readLocales } from './words/readLocales.ts'

/** Writes dist/locales from the JSON of each locale, cut by widget, after the scripts are built. */
const folder = join(import.meta.dirname, '../dist/locales')
const widgets = listWidgetWords()

function write(path: string, text: string): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

for (const [locale, words] of readLocales()) {
  for (const [path, code] of cutLocale({ locale, words, widgets })) write(path, code)
  for (const [path, code] of describeLocaleTypes({ locale, widgets: [...widgets.keys()] })) write(path, code)
}
