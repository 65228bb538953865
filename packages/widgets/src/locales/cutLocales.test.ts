import { expect, test } from 'vitest'
import { cutLocales } from '../../build/words/cutLocales.ts'
import { listCatalogues } from '../../build/words/listCatalogues.ts'
import { listWidgetWords } from '../../build/words/listWidgetWords.ts'
import { readLocales } from '../../build/words/readLocales.ts'
import { withdraw } from '../withdraw-form/withdraw.words.ts'
import { findMessage } from '../words/findMessage.ts'
import { type CutWords, createLocales } from './createLocales.ts'
import { en } from '../en.ts'
import { operationKindKey } from '../operation-status/operationKindKey.ts'
import { operationKinds } from '../operation-status/operationKinds.words.ts'
import { outcomeKey } from '../operation-status/outcomeKey.ts'

const widgets = listWidgetWords()
const catalogues = listCatalogues()
const operations = Object.keys(operationKinds)
  .map((key) => key.replace('operation.kind.', ''))
  .filter((operation) => operation !== 'other')
const parts = [
  'accepted.title',
  'accepted.text',
  'rejected.title',
  'failed.text',
  'unknown.next',
  'unknown.error',
  'stale.text',
  'conflict.title',
  'notReceived.text',
  'again',
] as const

test('a form says at once what it shows at once, and later what its later parts say', () => {
  const form = widgets.get('withdraw-form')
  for (const key of ['withdraw.amount', 'form.optional', 'common.chunkFailed', 'tenant.support.subject'])
    expect([key, form?.first.includes(key), form?.later.includes(key)]).toEqual([key, true, false])
  for (const key of ['withdraw.confirm', 'outcome.withdraw.accepted.title', 'operation.reference'])
    expect([key, form?.first.includes(key), form?.later.includes(key)]).toEqual([key, false, true])
  for (const key of ['creditAssessment.title', 'customersTable.title'])
    expect([key, form?.first.includes(key), form?.later.includes(key)]).toEqual([key, false, false])
})

test.each(operations)(
  'the form of %s has every sentence about its own operation, and none about another',
  (operation) => {
    const entry = `${operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-form`
    const { first = [], later = [] } = widgets.get(entry) ?? {}
    const said = new Set([...first, ...later])
    for (const part of parts) {
      const key = outcomeKey(operation, part)
      expect([key, said.has(key)]).toEqual([key, true])
    }
    const others = [...said].filter((key) =>
      operations.some((one) => one !== operation && key.startsWith(`outcome.${one}.`)),
    )
    expect(others).toEqual([])
  },
)

test('a list of every kind of operation keeps the words of all', () => {
  const { first = [], later = [] } = widgets.get('operation-history') ?? {}
  for (const operation of operations) expect([...first, ...later]).toContain(operationKindKey(operation))
  const status = widgets.get('operation-status')
  for (const operation of operations)
    expect([...(status?.first ?? []), ...(status?.later ?? [])]).toContain(
      outcomeKey(operation, 'accepted.title'),
    )
})

test('every sentence is one of some widget, or about a theme’s faults', () => {
  const said = new Set([...widgets.values()].flatMap(({ first, later }) => [...first, ...later]))
  const unsaid = Object.keys(en).filter((key) => !said.has(key) && !key.startsWith('theme.'))
  expect(unsaid).toEqual([])
})

const french = readLocales().get('fr') ?? {}
const modules = cutLocales({ locales: new Map([['fr', french]]), widgets, catalogues })

test.each([...widgets])(
  'what is written is the words of %s in a language, and no other',
  async (widget, keys) => {
    for (const phase of ['first', 'later'] as const) {
      const isEvery = modules.get(`fr/${phase}/${widget}.js`)?.includes('../every.js')
      const fetchPart = () => read(isEvery ? 'fr/every.js' : `fr/${phase}/${widget}.js`)
      const cut = async () => ({ parts: { first: { [widget]: fetchPart }, later: {} } })
      const { messages } = await createLocales({ whole: {}, cut: { fr: cut } }).loadWords('fr', widget)
      const found = catalogues.flatMap((all) => {
        const english = Object.fromEntries(all.map((key) => [key, 'English']))
        return all.flatMap((key) => {
          const message = findMessage(messages['fr'], key, english)
          return message === undefined ? [] : [[key, message] as const]
        })
      })
      expect(Object.fromEntries(found)).toEqual(
        isEvery ? french : Object.fromEntries(keys[phase].map((key) => [key, french[key]])),
      )
    }
    expect(modules.get('fr/parts.js')).toContain(`'${widget}': () =>`)
  },
)

test('every word of a language is written by its key, for who looks them up by hand', async () => {
  expect((await read('fr.js')).words).toEqual(french)
})

test('words that were cut for another version of a catalogue are not said', async () => {
  const cut = async () => ({
    parts: { first: { 'withdraw-form': () => read('fr/first/withdraw-form.js') }, later: {} },
  })
  const { messages } = await createLocales({ whole: {}, cut: { fr: cut } }).loadWords('fr', 'withdraw-form')
  const newer = { ...withdraw, 'withdraw.new': 'New' }
  expect(findMessage(messages['fr'], 'withdraw.amount', withdraw)).toBe('Montant')
  expect(findMessage(messages['fr'], 'withdraw.amount', newer)).toBeUndefined()
})

/** A module that is written, as a program imports it. */
function read(path: string): Promise<{ words: CutWords }> {
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(modules.get(path) ?? '')}`)
}
