import { findEffects } from '@onlend/core/operations'
import { expect, test } from 'vitest'
import { bulkEntries } from '../../build/bulkEntries.ts'
import { listWidgetEntries } from '../../build/listWidgetEntries.ts'
import { cutLocales } from '../../build/words/cutLocales.ts'
import { listCatalogues } from '../../build/words/listCatalogues.ts'
import { listWidgetWords } from '../../build/words/listWidgetWords.ts'
import { readLocales } from '../../build/words/readLocales.ts'
import { withdraw } from '../withdraw-form/withdraw.words.ts'
import { findMessage } from '../words/findMessage.ts'
import { type CutWords, createLocales } from './createLocales.ts'
import { en } from '../en.ts'
import { enBulk } from '../enBulk.ts'
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
    const { first = [], later = [] } = widgets.get(formEntry(operation)) ?? {}
    const said = new Set([...first, ...later])
    for (const part of parts) {
      const key = outcomeKey(operation, part)
      expect([key, said.has(key)]).toEqual([key, true])
    }
    const isAwaited = findEffects(operation).settledBy === 'event'
    for (const key of [outcomeKey(operation, 'stale.text'), 'operation.step.processing'])
      expect([key, said.has(key)]).toEqual([key, isAwaited])
    const others = [...said].filter((key) =>
      operations.some((one) => one !== operation && key.startsWith(`outcome.${one}.`)),
    )
    expect(others).toEqual([])
  },
)

test('what only money needs is in the forms that are about money, and what only a phone needs where one is asked for', () => {
  const whoSays = (key: string) =>
    operations.filter((operation) => {
      const { first = [], later = [] } = widgets.get(formEntry(operation)) ?? {}
      return first.includes(key) || later.includes(key)
    })
  const money = ['withdraw', 'registerTransactions', 'reconcileRepayments', 'requestDrawdown']
  for (const key of ['operation.amount', 'moneyEnds.from', 'noCurrency.failed'])
    expect([key, whoSays(key).sort()]).toEqual([key, money.toSorted()])
  expect(whoSays('phone.warning.TOO_SHORT').sort()).toEqual([
    'createBusiness',
    'registerCustomer',
    'withdraw',
  ])
  expect(whoSays('operation.step.approval').sort()).toEqual(['requestDrawdown', 'withdraw'])
  expect(whoSays('operation.receiptNotFinal')).toEqual(['withdraw'])
  expect(whoSays('form.duplicate.others').sort()).toEqual(['reconcileRepayments', 'registerTransactions'])
})

test('what only a part says that few people open comes with that part, and no widget loads it before', () => {
  const entries = listWidgetEntries().map(({ entry }) => entry)
  const forms = entries.filter((entry) => entry.endsWith('-form'))
  const parts = [...widgets.keys()].filter((name) => !entries.includes(name))
  expect(parts.sort()).toEqual([
    'approval-note',
    'credit-assessment-share',
    'document-preview',
    'operation-evidence',
    'repayment-timeline',
  ])
  const said = forms.flatMap((form) => Object.values(widgets.get(form) ?? {}).flat())
  for (const [part, key] of [
    ['credit-assessment-share', 'creditAssessment.share.sees'],
    ['document-preview', 'preview.failed'],
    ['approval-note', 'approval.refused'],
    ['operation-evidence', 'operationEvidence.decided'],
  ] as const)
    expect([key, widgets.get(part)?.first.includes(key), said.includes(key)]).toEqual([key, true, false])
})

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
  const unsaid = Object.keys({ ...en, ...enBulk }).filter(
    (key) => !said.has(key) && !key.startsWith('theme.'),
  )
  expect(unsaid).toEqual([])
})

const french = readLocales().get('fr') ?? {}
const wholeFrench = Object.fromEntries(Object.entries(french).filter(([key]) => Object.hasOwn(en, key)))
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
        isEvery ? wholeFrench : Object.fromEntries(keys[phase].map((key) => [key, french[key]])),
      )
    }
    expect(modules.get('fr/parts.js')).toContain(`'${widget}': () =>`)
  },
)

test('every word of a language is written by its key, for who looks them up by hand, but those of the large widgets', async () => {
  const { words } = await read('fr.js')
  expect(Object.keys(words)).toEqual(Object.keys(french).filter((key) => Object.hasOwn(en, key)))
  for (const [key, sentence] of Object.entries(words)) expect(sentence).toEqual(french[key])
})

test('the large widgets have words of their own: no other widget says one of them, and they say every one', () => {
  const saidBy = (isBulk: boolean) =>
    new Set(
      [...widgets].flatMap(([entry, { first, later }]) =>
        bulkEntries.includes(entry) === isBulk ? [...first, ...later] : [],
      ),
    )
  const [bulk, others] = [saidBy(true), saidBy(false)]
  expect([...bulk].filter((key) => !others.has(key)).sort()).toEqual(Object.keys(enBulk).sort())
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

function formEntry(operation: string): string {
  return `${operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-form`
}

/** A module that is written, as a program imports it. */
function read(path: string): Promise<{ words: CutWords }> {
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(modules.get(path) ?? '')}`)
}
