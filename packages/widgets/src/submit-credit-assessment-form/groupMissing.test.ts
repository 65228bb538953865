import type { AssessmentProblem, AssessmentSlot, FigureName } from '@onlend/hooks/internal'
import { expect, test } from 'vitest'
import { groupMissing } from './groupMissing.ts'

const slot = (name: AssessmentSlot) =>
  ({ type: 'slot', section: 'company', slot: name, id: name, code: 'REQUIRED' }) satisfies AssessmentProblem
const cell = (year: string, name: FigureName, code: 'REQUIRED' | 'FIGURE_INVALID' = 'REQUIRED') =>
  ({ type: 'cell', section: 'figures', year, name, id: `${year}-${name}`, code }) satisfies AssessmentProblem

test('up to three missing documents of a part are listed, each with its own link', () => {
  const problems = [slot('memorandum'), slot('business_summary'), slot('directors_details')]
  expect(groupMissing(problems)).toEqual(problems.map((problem) => [problem]))
})

test('more stand together, in their order', () => {
  const names = ['memorandum', 'business_summary', 'directors_details', 'shareholders_details'] as const
  expect(groupMissing(names.map(slot))).toEqual([names.map(slot)])
})

test('what is wrong rather than missing always stands alone', () => {
  const wrong = cell('2025', 'tax', 'FIGURE_INVALID')
  const missing = (['income', 'equity', 'capex', 'period'] as const).map((name) => cell('2025', name))
  expect(groupMissing([...missing, wrong])).toEqual([missing, [wrong]])
})
