// The translator's round trip: `words:export [locale]` writes `.data/words/<locale>.po`, `words:import <file>` reads one back, and
// `words:doubted` prints the sentences that no native reader has confirmed. The readers' one: `words:export <locale> --page` writes a page
// for phones, `words:import <answers.json>...` merges what they said.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { groupedEnglish } from './groupedEnglish.ts'
import { readLocales, writeLocale } from './readLocales.ts'
import { listDoubted, withDoubted } from './doubted.mjs'
import { digestSentence, findUnaccepted, mergeAnswers } from './mergeAnswers.ts'
import { readPo } from './readPo.mjs'
import { toTranslate } from './toTranslate.ts'
import { takePictures } from './takePictures.mjs'
import { writePo } from './writePo.mjs'
import { writeReaderPage } from './writeReaderPage.mjs'

const en = Object.assign({}, ...Object.values(groupedEnglish))
const root = join(import.meta.dirname, '../../../..')
const doubtedFile = join(root, 'packages/widgets/build/words/doubted.json')
const doubted = JSON.parse(readFileSync(doubtedFile, 'utf8'))
const locales = readLocales()
const acceptedFile = join(import.meta.dirname, 'accepted.json')
const accepted = JSON.parse(readFileSync(acceptedFile, 'utf8'))
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'boolean' },
    storybook: { type: 'string', default: 'http://localhost:6006' },
    stories: { type: 'string', default: '' },
    'without-pictures': { type: 'boolean' },
  },
})
const [task, argument, ...more] = positionals

function exportWords() {
  if (values.page) return exportPage(argument)
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

async function exportPage(locale) {
  const words = locales.get(locale)
  if (!words) throw new Error(`Name a language that has its words: ${[...locales.keys()].join(', ')}.`)
  const { storybook: address, stories } = values
  const pictures = values['without-pictures']
    ? { images: {}, at: {} }
    : await takePictures({ address, locale, words, stories })
  const template = readFileSync(join(import.meta.dirname, 'readerPage.html'), 'utf8')
  const file = join(root, `.data/words/${locale}.html`)
  mkdirSync(join(root, '.data/words'), { recursive: true })
  const english = toTranslate(en)
  writeFileSync(
    file,
    writeReaderPage({ template, locale, english, words, accepted: accepted[locale] ?? {}, pictures }),
  )
  console.log(
    `${relative(root, file)}: ${Object.keys(pictures.at).length} of ${Object.keys(english).length} sentences with a picture`,
  )
}

/** Writes what enough readers accepted; prints the rest. */
function importAnswers(names) {
  const files = names.map((name) => JSON.parse(readFileSync(name, 'utf8')))
  const [{ locale }] = files
  const words = locales.get(locale)
  if (!words) throw new Error(`${names[0]}: the kit has no language ${locale}.`)
  const english = toTranslate(en)
  const merged = mergeAnswers({ locale, english, words, files })
  const next = { ...words, ...merged.accepted }
  const digests = { ...accepted[locale] }
  for (const key of Object.keys(merged.accepted)) digests[key] = digestSentence(english[key], next[key])
  writeLocale(locale, next)
  writeFileSync(acceptedFile, writeJson({ ...accepted, [locale]: digests }))
  const own = listDoubted(doubted, locale).filter((key) => !(key in merged.accepted))
  const all = [...locales.keys()]
  writeFileSync(
    doubtedFile,
    writeJson(withDoubted(doubted, { locale, doubted: own, locales: all, english: en })),
  )
  for (const { key, english: source, said } of merged.conflicts) {
    console.log(`${key}: readers differ, nothing was written\n  English: ${JSON.stringify(source)}`)
    for (const { reader, text } of said) console.log(`  ${reader}: ${JSON.stringify(text)}`)
  }
  const left = findUnaccepted({ english, words: next, accepted: digests })
  console.log(
    `${locale}: ${Object.keys(merged.accepted).length} accepted, ${merged.conflicts.length} in conflict, ${merged.waiting.length} about money wait for a second reader, ${left.length} left`,
  )
  if (left.length === 0)
    console.log(`Every sentence is accepted: add '${locale}' to packages/core/src/locale/reviewedLocales.ts.`)
}

function importWords() {
  if (argument?.endsWith('.json')) return importAnswers([argument, ...more])
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
  await tasks[task]()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
