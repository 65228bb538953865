import { expect, test } from 'vitest'
import { cutLocale } from '../../build/words/cutLocale.ts'
import { listWidgetWords } from '../../build/words/listWidgetWords.ts'
import { readLocales } from '../../build/words/readLocales.ts'
import { en } from '../en.ts'

const widgets = listWidgetWords()

test('a form says at once what it shows at once, and later what its later parts say', () => {
  const form = widgets.get('withdraw-form')
  for (const key of ['withdraw.amount', 'form.optional', 'common.chunkFailed', 'tenant.support.subject'])
    expect([key, form?.first.includes(key), form?.later.includes(key)]).toEqual([key, true, false])
  for (const key of ['withdraw.confirm', 'outcome.withdraw.accepted.title', 'operation.reference'])
    expect([key, form?.first.includes(key), form?.later.includes(key)]).toEqual([key, false, true])
  for (const key of ['creditAssessment.title', 'customersTable.title'])
    expect([key, form?.first.includes(key), form?.later.includes(key)]).toEqual([key, false, false])
})

test('every sentence is one of some widget, or about a theme’s faults', () => {
  const said = new Set([...widgets.values()].flatMap(({ first, later }) => [...first, ...later]))
  const unsaid = Object.keys(en).filter((key) => !said.has(key) && !key.startsWith('theme.'))
  expect(unsaid).toEqual([])
})

test('what is written is the words of a widget in a language, and together they are all of them', async () => {
  const words = readLocales().get('fr') ?? {}
  const modules = cutLocale({ locale: 'fr', words, widgets })
  const first = await read(modules.get('fr/first/withdraw-form.js'))
  const later = await read(modules.get('fr/later/withdraw-form.js'))
  const { first: atOnce = [], later: onDemand = [] } = widgets.get('withdraw-form') ?? {}
  expect(Object.keys(first.words ?? {})).toEqual(atOnce)
  expect(Object.keys(later.words ?? {})).toEqual(onDemand)
  expect(first.words?.['withdraw.amount']).toBe('Montant')
  expect((await read(modules.get('fr.js'))).fr).toEqual({ fr: words })
  for (const widget of widgets.keys()) expect(modules.get('fr/widgets.js')).toContain(`'${widget}': () =>`)
})

/** A module that is written, as a program imports it. */
function read(code = ''): Promise<Record<string, Record<string, unknown>>> {
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
}
