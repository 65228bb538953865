import { expect, test } from 'vitest'
import { fillTestTable } from './fillTestTable.mjs'
import { findTitles } from './readTitles.mjs'

const fill = (text, titles) => fillTestTable(text, titles, { letter: 'S', last: 95, cells: 4 })
const numbers = Array.from({ length: 95 }, (_, at) => `S${String(at + 1).padStart(2, '0')}`)
const explained = 'Not covered: because no test can reach it.'
const table = (changes = {}) =>
  numbers.map((number) => `| ${number} | threat | held | ${changes[number] ?? explained} |`).join('\n')

test('the tests of a threat are written into its row, and those of two threats into both', () => {
  const titles = [
    { file: 'a.test.ts', numbers: ['S01', 'S02'], title: 'S01, S02: a path | is normalised' },
    { file: 'b.test.ts', numbers: ['S02'], title: 'S02: dots' },
  ]
  const { text, problems } = fill(table(), titles)
  expect(problems).toEqual([])
  expect(text).toContain('| S01 | threat | held | `a.test.ts`: a path \\| is normalised |')
  expect(text).toContain(
    '| S02 | threat | held | `a.test.ts`: a path \\| is normalised<br>`b.test.ts`: dots |',
  )
  expect(fill(text, titles)).toEqual({ text, problems: [] })
})

test('a threat with neither a test nor a reason is a problem', () => {
  const { problems } = fill(table({ S07: '', S08: 'Not covered:', S09: '`gone.test.ts`: a fact' }), [])
  expect(problems).toHaveLength(3)
  expect(problems.join()).toMatch(/S07.*S08.*S09/)
})

test('a missing row, a doubled row and a title without a row are problems', () => {
  const rows = table().split('\n')
  const spoiled = [...rows.slice(1), rows[5]].join('\n')
  const titles = [{ file: 'a.test.ts', numbers: ['S99'], title: 'S99: nothing' }]
  expect(fill(spoiled, titles).problems).toEqual([
    'S06 has two rows.',
    'S01 has no row.',
    'a.test.ts names S99, which the list does not have: S99: nothing',
  ])
})

test('the titles of tests and rows are found, and nothing else', () => {
  const source = [
    "test('S01: one', () => {})",
    'test.each(list)("S02, S03: it\'s %s", () => {})',
    "test('S04: a quote \\' inside', () => {})",
    '  { title: `S05: a row` },',
    "test('nothing about S06: at all', () => {})",
    '// S07: a comment',
  ].join('\n')
  const titles = ['S01: one', "S02, S03: it's %s", "S04: a quote ' inside", 'S05: a row']
  expect(findTitles(source, 'S').map(({ title }) => title)).toEqual(titles)
})
