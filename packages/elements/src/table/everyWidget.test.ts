import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { widgetTable } from './widgetTable.ts'

/** Entries of `@onlend/widgets` that are not widgets: what stands around them, and what they wear. */
const others = [
  'headless',
  'internal',
  'lending-root',
  'tenant-root',
  'plain-html',
  'theme',
  'check-words',
  'locales',
]

test('every widget that can be imported has an element of its name', () => {
  const entries = ['widgets', 'bulk'].flatMap((name) => {
    const text = readFileSync(new URL(`../../../${name}/package.json`, import.meta.url), 'utf8')
    return Object.keys((JSON.parse(text) as { exports: Record<string, unknown> }).exports)
  })
  const widgets = entries
    .map((entry) => entry.slice('./'.length))
    .filter((name) => /^[a-z-]+$/.test(name) && !others.includes(name))
  expect(widgets.length).toBeGreaterThan(20)
  expect(Object.keys(widgetTable).sort()).toEqual(widgets.map((name) => `onlend-${name}`).sort())
})
