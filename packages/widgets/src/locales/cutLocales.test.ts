import { expect, test } from 'vitest'
import { cutLocales } from '../../build/words/cutLocales.ts'
import { listWidgetWords } from '../../build/words/listWidgetWords.ts'
import { readLocales } from '../../build/words/readLocales.ts'
import { en } from '../en.ts'
import { operationKindKey } from '../operation-status/operationKindKey.ts'
import { operationKinds } from '../operation-status/operationKinds.words.ts'
import { outcomeKey } from '../operation-status/outcomeKey.ts'

const widgets = listWidgetWords()
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

test('what is written is the words of a widget in a language, and together they are all of them', async () => {
  const words = readLocales().get('fr') ?? {}
  const modules = cutLocales({ locales: new Map([['fr', words]]), widgets })
  const first = await read(modules.get('fr/first/withdraw-form.js'))
  const later = await read(modules.get('fr/later/withdraw-form.js'))
  const { first: atOnce = [], later: onDemand = [] } = widgets.get('withdraw-form') ?? {}
  expect(Object.keys(first.words ?? {})).toEqual(atOnce)
  expect(Object.keys(later.words ?? {})).toEqual(onDemand)
  expect(first.words?.['withdraw.amount']).toBe('Montant')
  expect((await read(modules.get('fr.js'))).words).toEqual(words)
  for (const widget of widgets.keys()) expect(modules.get('fr/parts.js')).toContain(`'${widget}': () =>`)
})

/** A module that is written, as a program imports it. */
function read(code = ''): Promise<Record<string, Record<string, unknown>>> {
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
}
