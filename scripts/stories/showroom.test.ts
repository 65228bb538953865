import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listJourneys } from '../../.storybook/gallery/listJourneys.ts'
import { listWidgets } from '../../.storybook/gallery/listWidgets.ts'
import { readStories } from './readStories.ts'
import widgetSizes from '../size/widgetSizes.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
const docs = join(root, 'apps/docs/pages')
const stories = readStories(root)
const widgets = listWidgets()

/** Widgets that stand in another one and have no page. */
const inOthers = ['CreditUsageSpark', 'UploadAnnouncer']

test('the gallery shows every widget that has a door, with a sentence and a size', () => {
  const names = widgets.map(({ name }) => name)
  expect([...names, ...inOthers].sort()).toEqual(Object.keys(widgetSizes).sort())
  for (const { name, sentence, kB } of widgets) {
    expect(sentence, name).toMatch(/^[A-Z].{20,}[.]$/)
    expect(kB, name).toBeGreaterThan(5)
  }
})

test('there is one story a journey', () => {
  const names = listJourneys().map(({ name }) => name)
  expect(names.sort()).toEqual(['Approve', 'Drawdown', 'Get assessed', 'Import', 'Repay', 'Withdraw'])
})

/** The search of the sidebar reads the name of a story and the names above the story. */
test.each([
  ['payout', ['WithdrawForm']],
  ['disburse', ['WithdrawForm', 'RequestDrawdownForm']],
  ['loan', ['RequestDrawdownForm']],
  ['kyc', ['RegisterCustomerForm', 'CreateBusinessForm']],
  ['invoice', ['RegisterTransactionsForm']],
  ['statement', ['RepaymentsImport']],
])('who searches for %s finds %j', (word, widgetNames) => {
  const found = stories.filter(({ name }) => name.toLowerCase().includes(word))
  expect(found.map(({ title }) => title.split('/').at(-1))).toEqual(expect.arrayContaining(widgetNames))
})

test('a link from the documentation into the showroom leads to a story', () => {
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  )
  const links = pages.flatMap((file) => [
    ...readFileSync(join(docs, file), 'utf8').matchAll(/\]\(storybook:([a-z0-9-]+)\)/g),
  ])
  expect(links.length).toBeGreaterThan(0)
  const ids = new Set(stories.map(({ id }) => id))
  expect(links.map(([, id = '']) => id).filter((id) => !ids.has(id))).toEqual([])
})
