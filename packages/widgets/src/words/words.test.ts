import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findNamedKeys } from '../../build/words/findNamedKeys.ts'
import { listCatalogues } from '../../build/words/listCatalogues.ts'
import { groupedEnglish } from '../../build/words/groupedEnglish.ts'
import { listWidgetEntries } from '../../build/listWidgetEntries.ts'
import { reachModules } from '../../build/reachModules.ts'
import { type WordGroup, wordGroups } from './wordGroups.ts'

const source = join(import.meta.dirname, '..')
const packages = join(source, '../..')
const groups = Object.entries(groupedEnglish)
const english = Object.assign({}, ...groups.map(([, words]) => words))
const files = ['widgets', 'bulk', 'brand'].flatMap((name) =>
  readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(name, 'src', file),
  ),
)

/** All code that may say a sentence, without the words and the tests. */
function readCode(): string {
  return files
    .filter(
      (file) => /\.tsx?$/.test(file) && !/src\/(?:locales|words)\/|\.(?:test|stories|words)\./.test(file),
    )
    .map((file) => readFileSync(join(packages, file), 'utf8'))
    .map((code) => code + listFramed(code))
    .join('\n')
}

const frame = readFileSync(join(source, 'form/FormDetails.tsx'), 'utf8')
const shared = ['title', ...[...frame.matchAll(/\btell\('([\w.]+)'/g)].map(([, name]) => name)]

/** The sentences that the frame says for a form: those of every form, the names of the rows of its review, and one for each code of the forms. */
function listFramed(code: string): string {
  const of = /FormReview<'(\w+)'|<FormFrame\s[^>]*?\bof="(\w+)"/.exec(code)?.slice(1).find(Boolean)
  if (of === undefined) return ''
  const rows = [...code.matchAll(/\[\s*(?:'(\w+)'|\w+ \? '(\w+)' : '(\w+)'),/g)].flatMap((row) =>
    row.slice(1),
  )
  const said = [...shared, ...rows.filter(Boolean).map((name) => `review.${name}`)]
  const errors = codes.flatMap((code) => [`'${of}.error.${code}'`, `\`${of}.error.${code}.\${field}\``])
  return [...said.map((name) => `'${of}.${name}'`), ...errors].join()
}

/** The codes of the headless forms, which the frame puts into words. */
const forms = join(packages, 'hooks/src/forms')
const codes = [
  ...new Set(
    readdirSync(forms, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .flatMap((file) => [...readFileSync(join(forms, file), 'utf8').matchAll(/'([A-Z][A-Z_]+)'/g)])
      .map(([, code]) => code),
  ),
]

test('every sentence is said somewhere', () => {
  const keys = Object.keys(english)
  expect(findNamedKeys(readCode(), keys)).toEqual(keys)
})

test('the words of every widget are in one group', () => {
  const grouped = groups.flatMap(([, words]) => Object.keys(words))
  expect(grouped.sort()).toEqual(
    listCatalogues()
      .flatMap(({ keys }) => keys)
      .sort(),
  )
})

test('the build reads the keys of each catalogue as a widget imports them, in their order', async () => {
  const catalogues = await Promise.all(
    files
      .filter((file) => file.endsWith('.words.ts'))
      .sort()
      .map(async (file) =>
        Object.values(await import(join(packages, file))).map((words) => Object.keys(Object(words))),
      ),
  )
  expect(listCatalogues().map(({ keys }) => [keys])).toEqual(catalogues)
})

const entries = listWidgetEntries().map(({ entry, source: file }) => ({
  entry,
  file: join(file),
  group: findGroup(readFileSync(join(source, '..', file), 'utf8')),
}))

/** The group that the source of a widget waits for. */
function findGroup(code: string): WordGroup {
  const [, named] = /\bwords="(\w+)"|<InWords of="(\w+)"/.exec(code)?.filter(Boolean) ?? []
  if (named !== undefined) return named as WordGroup
  if (/= formWidget</.test(code)) return 'forms'
  if (code.includes('<WidgetBoundary')) return 'reads'
  throw new Error(`A widget waits for no words: ${code.slice(0, 200)}`)
}

test.each(entries)('the words of $entry are in the groups that it waits for', ({ file, group }) => {
  // A widget of another group that is drawn inside waits for its own words.
  const others = entries
    .filter((other) => !wordGroups[group].includes(other.group))
    .map((other) => other.file)
  // What compares a tenant's words, or a developer's, with all has no language.
  const checks = ['src/root/checkWords.ts', 'src/root/mistakes/warnUnknownWords.ts']
  const modules = [...reachModules({ files: [file], without: [...others, ...checks] })]
  const catalogues = modules
    .filter((module) => module.endsWith('.words.ts'))
    .map((module) => `widgets/${module}`)
  const said = listCatalogues().filter(({ file: name }) => catalogues.includes(name))
  const own = wordGroups[group].flatMap((one) => Object.keys(groupedEnglish[one]))
  expect(catalogues).not.toEqual([])
  expect(
    said.filter(({ keys }) => !keys.every((key) => own.includes(key))).map(({ file: name }) => name),
  ).toEqual([])
})
