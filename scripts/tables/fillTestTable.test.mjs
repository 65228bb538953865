import { expect, test } from 'vitest'
import { fillTestTable } from './fillTestTable.mjs'
import { findTitles } from './readTitles.mjs'

const explained = 'Not covered: because no test can reach it.'
const row = (number, tests = explained) => `| ${number} | threat | held | ${tests} |`
const fill = (rows, titles = []) =>
  fillTestTable(rows.join('\n'), titles, { letter: 'S', last: rows.length, cells: 4 })

test('the tests of a threat are written into its row, and those of two threats into both', () => {
  const titles = [
    { file: 'a.test.ts', numbers: ['S01', 'S02'], title: 'S01, S02: a path | is normalised' },
    { file: 'b.test.ts', numbers: ['S02'], title: 'S02: dots' },
  ]
  const first = '`a.test.ts`: a path \\| is normalised'
  expect(fill([row('S01'), row('S02')], titles)).toEqual({
    text: [row('S01', first), row('S02', `${first}<br>\`b.test.ts\`: dots`)].join('\n'),
    problems: [],
  })
})

test.each([
  [[row('S01', '')], [], 'S01 has no test'],
  [[row('S01', 'Not covered:')], [], 'S01 has no test'],
  [[row('S01', '`gone.test.ts`: a fact')], [], 'S01 has no test'],
  [[row('S02'), row('S03')], [], 'S01 has no row.'],
  [[row('S01'), row('S01')], [], 'S01 has two rows.'],
  [[row('S01')], [{ file: 'a.test.ts', numbers: ['S99'], title: 'S99: x' }], 'a.test.ts names S99'],
])('%j with the tests %j is a problem: %s', (rows, titles, problem) => {
  expect(fill(rows, titles).problems.join()).toContain(problem)
})

test('the titles of tests and rows are found, and nothing else', () => {
  const source =
    "test('S01: one')\ntest.each(list)(\"S02, S03: it's %s\")\ntest('S04: a \\' quote')\n{ title: `S05: a row` }\ntest('about S06: all')\n// S07: a comment"
  const titles = ['S01: one', "S02, S03: it's %s", "S04: a ' quote", 'S05: a row']
  expect(findTitles(source, 'S').map(({ title }) => title)).toEqual(titles)
})
