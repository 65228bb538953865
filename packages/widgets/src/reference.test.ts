import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeStyleSizes } from '../build/reference/describeStyleSizes.ts'
import { referenceTables } from '../build/reference/referenceTables.ts'

const read = (name: string) =>
  readFileSync(new URL(`../../../.storybook/docs/tables/${name}`, import.meta.url), 'utf8')

test.each(Object.entries(referenceTables))(
  'the showroom’s %s says what the source says; run `pnpm reference` and review the difference',
  (name, describe) => {
    expect(read(name)).toBe(describe())
  },
)

test('the showroom’s table of style sheets lists each, with a size that is right within half a kB', () => {
  const readRows = (table: string) =>
    [...table.matchAll(/`([\w/-]+\.css)` \| ([\d.]+)/g)].map(([, name, size]) => ({
      name,
      size: Number(size),
    }))
  const now = readRows(describeStyleSizes())
  const written = readRows(read('styleSizes.md'))
  expect(now.length).toBeGreaterThan(10)
  expect(written.map(({ name }) => name)).toEqual(now.map(({ name }) => name))
  for (const [index, { name, size }] of now.entries())
    expect(Math.abs(size - (written[index]?.size ?? 0)), name).toBeLessThan(0.5)
})
