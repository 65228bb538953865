import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, defaultServerConditions, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLocale } from '../../build/words/checkLocale.ts'
import { cutLocales } from '../../build/words/cutLocales.ts'
import { listCatalogues } from '../../build/words/listCatalogues.ts'
import { listWidgetWords } from '../../build/words/listWidgetWords.ts'
import { readLocales } from '../../build/words/readLocales.ts'
import { en } from '../en.ts'
import { enBulk } from '../enBulk.ts'
import { withdraw } from '../withdraw-form/withdraw.words.ts'
import { withdrawReview } from '../withdraw-form/withdrawReview.words.ts'
import { findMessage } from '../words/findMessage.ts'
import type * as entry from './index.ts'

// A language that the kit does not have: the only thing that is done for it is one file, in a copy of the folder.
const root = join(import.meta.dirname, '../../../..')
const copy = mkdtempSync(join(tmpdir(), 'locales-'))
const conditions = ['@onlend/source', ...defaultServerConditions]
const built = join(copy, 'built')
let server: ViteDevServer

beforeAll(async () => {
  cpSync(import.meta.dirname, copy, { recursive: true, filter: (file) => !file.includes('.test.') })
  cpSync(join(copy, 'fr.json'), join(copy, 'wo.json'))
  server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions }, noExternal: [/^@onlend/] },
    resolve: {
      conditions,
      alias: [
        { find: /^.*\/packages\/widgets\/src\/locales\/index\.ts$/, replacement: join(copy, 'index.ts') },
        { find: /^\.\/createLocales\.[jt]s$/, replacement: join(import.meta.dirname, 'createLocales.ts') },
      ],
    },
  })
})

afterAll(async () => {
  await server.close()
  rmSync(copy, { recursive: true })
})

test('a language is one file: from the sources it is listed, and its words are fetched in any region', async () => {
  const { locales, loadMessages, loadWords } = await load(join(copy, 'index.ts'))
  expect(locales).toContain('wo')
  expect((await loadMessages('wo-SN'))['wo']?.['withdraw.amount']).toBe('Montant')
  const { messages } = await loadWords('wo', 'withdraw-form')
  expect(findMessage(messages['wo'], 'withdraw.amount', withdraw)).toBe('Montant')
})

test('a language is one file: the build cuts it and lists it', async () => {
  const modules = cutLocales({
    locales: readLocales(copy),
    widgets: listWidgetWords(),
    catalogues: listCatalogues(),
  })
  for (const [path, code] of modules) {
    mkdirSync(join(built, path, '..'), { recursive: true })
    writeFileSync(join(built, path), code)
  }
  const { locales, loadMessages, loadWords } = await load(join(built, 'index.js'))
  expect(locales).toEqual(['en', ...readLocales(copy).keys()].sort())
  expect(Object.keys((await loadMessages('wo'))['wo'] ?? {})).toEqual(Object.keys(en))
  const { messages, later } = await loadWords('wo-SN', 'withdraw-form', 'acting-for')
  expect(findMessage(messages['wo'], 'withdraw.amount', withdraw)).toBe('Montant')
  expect(findMessage(messages['wo'], 'withdraw.confirm', withdrawReview)).toBeUndefined()
  expect(findMessage((await later())['wo'], 'withdraw.confirm', withdrawReview)).toBe('Retirer {amount}')
  await expect(loadWords('wo', 'withdrawal-form')).rejects.toThrow(/no widget "withdrawal-form"/)
})

test('a language is one file: the check reads it, and says what is missing', () => {
  const words = readLocales(copy).get('wo') ?? {}
  expect(
    checkLocale({ locale: 'wo', english: { ...en, ...enBulk }, words }).filter((line) =>
      /missing$/.test(line),
    ),
  ).toEqual([])
  const { 'withdraw.amount': _, ...rest } = words
  expect(checkLocale({ locale: 'wo', english: en, words: rest })).toContain('withdraw.amount: missing')
})

test('a language is one file: Storybook offers it by its own name', async () => {
  const { toolbars } = await server.ssrLoadModule(join(root, '.storybook/toolbars.ts'))
  expect(toolbars.locale.toolbar.items).toContainEqual({ value: 'wo', title: 'Wolof' })
})

test('the languages of the tree are as they were', () => {
  expect(readdirSync(import.meta.dirname)).not.toContain('wo.json')
})

/** An entry of the languages, as a bundler loads it. */
async function load(file: string): Promise<typeof entry> {
  // A cast with a reason: the module is the entry, of a copy or as it is built.
  return (await server.ssrLoadModule(file)) as typeof entry
}
