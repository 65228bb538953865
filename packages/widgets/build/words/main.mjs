// The translator's round trip: `words:export [locale]` writes `.data/words/<locale>.po`, `words:import <file>` reads one back, and
// `words:doubted` prints the sentences that no native reader has confirmed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { groupedEnglish } from './groupedEnglish.ts'
import { readLocales, writeLocale } from './readLocales.ts'
import { listDoubted, withDoubted } from './doubted.mjs'
import { readPo } from './readPo.mjs'
import { writePo } from './writePo.mjs'

const en = Object.assign({}, ...Object.values(groupedEnglish))
const root = join(import.meta.dirname, '../../../..')
const doubtedFile = join(root, 'packages/widgets/build/words/doubted.json')
const doubted = JSON.parse(readFileSync(doubtedFile, 'utf8'))
const locales = readLocales()
const [task, argument] = process.argv.slice(2)

function exportWords() {
  const folder = join(root, '.data/words')
  mkdirSync(folder, { recursive: true })
  for (const locale of argument ? [argument] : locales.keys()) {
    const words = locales.get(locale) ?? {}
    const own = listDoubted(doubted, locale)
    const file = join(folder, `${locale}.po`)
    writeFileSync(file, writePo({ locale, english: en, words, doubted: own }))
    const open = Object.keys(en).length - Object.keys(words).length
    console.log(`${relative(root, file)}: ${own.length} doubted, ${open} not translated`)
  }
}

function importWords() {
  if (!argument) throw new Error('Name the file: pnpm words:import .data/words/fr.po')
  const { locale, words, doubted: own } = readPo({ text: readFileSync(argument, 'utf8'), english: en })
  writeLocale(locale, words)
  const all = [...new Set([...locales.keys(), locale])]
  writeFileSync(
    doubtedFile,
    writeJson(withDoubted(doubted, { locale, doubted: own, locales: all, english: en })),
  )
  console.log(`${locale}: ${Object.keys(words).length} sentences, ${own.length} of them doubted`)
}

function printDoubted() {
  for (const [locale, words] of locales) {
    const keys = listDoubted(doubted, locale)
    console.log(`${locale}: ${keys.length} of ${Object.keys(en).length} are doubted`)
    for (const key of keys) console.log(`  ${key}: ${JSON.stringify(words[key])}`)
  }
}

function writeJson(value) {
  return `${JSON.stringify(value, null, 2)}\n`
}

try {
  const tasks = { export: exportWords, import: importWords, doubted: printDoubted }
  tasks[task]()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
