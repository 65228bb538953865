import type { AssessmentProblem, AssessmentSlot, FigureName } from '@onlend/hooks/forms'
import { expect, test } from 'vitest'
import { minutesLeft } from './minutesLeft.ts'
import { problemLines } from './problemLines.ts'

const slot = (name: AssessmentSlot, code: AssessmentProblem['code'] = 'REQUIRED'): AssessmentProblem => ({
  ...{ type: 'slot', section: 'company', slot: name, id: name, code },
})
const cell = (year: string, name: FigureName, code: AssessmentProblem['code'] = 'REQUIRED') =>
  ({ type: 'cell', section: 'figures', year, name, id: `${year}-${name}`, code }) satisfies AssessmentProblem

test('up to three missing documents of a part are listed, each with its own link', () => {
  const problems = [slot('memorandum'), slot('business_summary'), slot('directors_details')]
  expect(problemLines(problems)).toEqual(problems.map((problem) => ({ id: problem.id, problem })))
})

test('more are counted, and the line leads to the first of them', () => {
  const names = ['memorandum', 'business_summary', 'directors_details', 'shareholders_details'] as const
  expect(problemLines(names.map((name) => slot(name)))).toEqual([
    { id: 'memorandum', section: 'company', count: 4 },
  ])
})

test('what is wrong rather than missing always has a line of its own', () => {
  const wrong = cell('2025', 'tax', 'FIGURE_INVALID')
  const missing = (['income', 'equity', 'capex', 'period'] as const).map((name) => cell('2025', name))
  expect(problemLines([...missing, wrong])).toEqual([
    { id: '2025-income', year: '2025', count: 4 },
    { id: '2025-tax', problem: wrong },
  ])
})

test.each([
  [{ documents: 19, figures: 24 }, 50],
  [{ documents: 13, figures: 12 }, 35],
  [{ documents: 1, figures: 3 }, 4],
  [{ documents: 0, figures: 1 }, 1],
  [{ documents: 0, figures: 0 }, 0],
])('%o are about %i minutes', (left, minutes) => {
  expect(minutesLeft(left)).toBe(minutes)
})
