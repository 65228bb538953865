import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findRow, type StoryRow, storyRows } from '../../.storybook/storyRows.ts'
import { accessConditions } from '../../packages/widgets/stories/access/accessConditions.ts'
import { createTheme } from '../../packages/widgets/src/theme/createTheme.ts'
import { readStories } from './readStories.ts'

const stories = readStories(join(import.meta.dirname, '../..'))
const factors = ['react', 'adapter', 'look'] as const
const getValues = (factor: keyof StoryRow) => [...new Set(storyRows.map((row) => row[factor]))]

test('the looks of the rows are the conditions that every story must stand', () => {
  const conditions = accessConditions({ 'low contrast': createTheme({ version: 1 }) })
  expect(getValues('look')).toEqual(conditions.map(({ name }) => name))
  expect(getValues('react').sort()).toEqual([18, 19])
  expect(getValues('adapter').sort()).toEqual(['default', 'plain'])
})

test('every pair of values of two factors is in a row', () => {
  for (const first of factors)
    for (const second of factors.filter((factor) => factor > first))
      for (const one of getValues(first))
        for (const other of getValues(second))
          expect(storyRows).toContainEqual(expect.objectContaining({ [first]: one, [second]: other }))
})

test('each story has one row, and each row about its share of the stories', () => {
  expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length)
  const rows = stories.map(findRow)
  const share = stories.length / storyRows.length
  for (const row of storyRows) {
    const count = rows.filter((one) => one === row).length
    expect(count, JSON.stringify(row)).toBeGreaterThan(share / 2)
    expect(count, JSON.stringify(row)).toBeLessThan(share * 2)
  }
})

test('a story about the kit’s own components is never taken with plain HTML', () => {
  const own = stories.filter(({ tags }) => tags.includes('own-look'))
  expect(own.length).toBeGreaterThan(3)
  expect(new Set(own.map((story) => findRow(story).adapter))).toEqual(new Set(['default']))
})
