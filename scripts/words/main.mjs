// The translator's round trip: `words:export [locale]` writes `.data/words/<locale>.po`, `words:import <file>` reads one back, and
// `words:doubted` prints the sentences that no native reader has confirmed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { listWidgetWords } from '../../packages/widgets/build/words/listWidgetWords.ts'
import { readLocales } from '../../packages/widgets/build/words/readLocales.ts'
import { en as whole } from '../../packages/widgets/src/en.ts'
import { enBulk } from '../../packages/widgets/src/enBulk.ts'
import { readPo } from './readPo.mjs'
import { writePo } from './writePo.mjs'

const en = { ...whole, ...enBulk }
const root = join(import.meta.dirname, '../..')
const doubtedFile = join(root, 'packages/widgets/build/words/doubted.json')
const doubted = JSON.parse(readFileSync(doubtedFile, 'utf8'))
const locales = readLocales()
const [task, argument] = process.argv.slice(2)

function exportWords() {
  const folder = join(root, '.data/words')
  mkdirSync(folder, { recursive: true })
  const widgets = listWidgetWords()
  for (const locale of argument ? [argument] : locales.keys()) {
    const words = locales.get(locale) ?? {}
    const own = doubted[locale] ?? []
    const file = join(folder, `${locale}.po`)
    writeFileSync(file, writePo({ locale, english: en, words, widgets, doubted: own }))
    const open = Object.keys(en).length - Object.keys(words).length
    console.log(`${relative(root, file)}: ${own.length} doubted, ${open} not translated`)
  }
}

function importWords() {
  if (!argument) throw new Error('Name the file: pnpm words:import .data/words/fr.po')
  const { locale, words, doubted: own } = readPo({ text: readFileSync(argument, 'utf8'), english: en })
  writeFileSync(join(root, `packages/widgets/src/locales/${locale}.json`), writeJson(words))
  writeFileSync(doubtedFile, writeJson(sorted({ ...doubted, [locale]: own })))
  console.log(`${locale}: ${Object.keys(words).length} sentences, ${own.length} of them doubted`)
}

function printDoubted() {
  for (const [locale, keys] of Object.entries(doubted)) {
    console.log(`${locale}: ${keys.length} of ${Object.keys(en).length} are doubted`)
    for (const key of keys) console.log(`  ${key}: ${JSON.stringify(locales.get(locale)?.[key])}`)
  }
}

function writeJson(value) {
  return `${JSON.stringify(value, null, 2)}\n`
}

function sorted(lists) {
  return Object.fromEntries(Object.entries(lists).sort(([one], [other]) => (one < other ? -1 : 1)))
}

try {
  const tasks = { export: exportWords, import: importWords, doubted: printDoubted }
  tasks[task]()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
