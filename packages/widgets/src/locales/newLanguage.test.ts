import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, defaultServerConditions, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLocale } from '../../build/words/checkLocale.ts'
import { groupedEnglish } from '../../build/words/groupedEnglish.ts'
import { readLocales } from '../../build/words/readLocales.ts'
import { toTranslate } from '../../build/words/toTranslate.ts'
import type * as entry from './index.ts'

const english = toTranslate(Object.assign({}, ...Object.values(groupedEnglish)))

// A language that the kit does not have: the only thing that is done for it is one folder, in a copy of the folder.
const root = join(import.meta.dirname, '../../../..')
const copy = mkdtempSync(join(tmpdir(), 'locales-'))
const conditions = ['@onlend/source', ...defaultServerConditions]
let server: ViteDevServer

beforeAll(async () => {
  cpSync(import.meta.dirname, copy, { recursive: true, filter: (file) => !file.includes('.test.') })
  cpSync(join(copy, 'fr'), join(copy, 'wo'), { recursive: true })
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
        { find: /^\.\.\/words\//, replacement: join(import.meta.dirname, '../words/') },
        { find: '@onlend/core/internal', replacement: join(root, 'packages/core/src/internal.ts') },
        {
          find: '@onlend/core/internal',
          replacement: join(root, 'packages/core/src/lib/importNamed.ts'),
        },
      ],
    },
  })
})

afterAll(async () => {
  await server.close()
  rmSync(copy, { recursive: true })
})

test('a language is one folder: it is listed, and its words are fetched by group in any region', async () => {
  const { locales, loadMessages } = await load(join(copy, 'index.ts'))
  expect(locales).toEqual(['en', ...readLocales(copy).keys()].sort())
  expect(Object.keys((await loadMessages('wo-SN'))['wo'] ?? {})).toEqual(Object.keys(english))
  const { wo = {} } = await loadMessages('wo', 'reads', 'forms')
  expect(Object.keys(wo)).toEqual([
    ...Object.keys(toTranslate(groupedEnglish.reads)),
    ...Object.keys(toTranslate(groupedEnglish.forms)),
  ])
  expect(wo['withdraw.amount']).toBe('Montant')
  expect([await loadMessages('en-NG'), await loadMessages('constructor'), await loadMessages('de')]).toEqual([
    {},
    {},
    {},
  ])
})

test('a language is one folder: the check reads it, and says what is missing', () => {
  const words = readLocales(copy).get('wo') ?? {}
  expect(checkLocale({ locale: 'wo', english, words }).filter((line) => /missing$/.test(line))).toEqual([])
  const { 'withdraw.amount': _, ...rest } = words
  expect(checkLocale({ locale: 'wo', english, words: rest })).toContain('withdraw.amount: missing')
})

test('a language is one folder: Storybook offers it by its own name, as unreviewed', async () => {
  const { toolbars } = await server.ssrLoadModule(join(root, '.storybook/toolbars.ts'))
  expect(toolbars.locale.toolbar.items).toContainEqual({ value: 'wo', title: 'Wolof (unreviewed)' })
})

test('the languages of the tree are as they were', () => {
  expect(readdirSync(import.meta.dirname)).not.toContain('wo')
})

/** An entry of the languages, as a bundler loads it. */
async function load(file: string): Promise<typeof entry> {
  // A cast with a reason: the module is the entry, of a copy.
  return (await server.ssrLoadModule(file)) as typeof entry
}
