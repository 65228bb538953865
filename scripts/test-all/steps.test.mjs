import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deepSteps } from './deepSteps.mjs'
import { quickSteps } from './quickSteps.mjs'

const quick = quickSteps(join(import.meta.dirname, '../..'))

test.each([
  ['npm test', quick],
  ['npm run test:deep', deepSteps],
])('each step of %s needs only steps that stand before it', (_name, steps) => {
  for (const [index, { name, needs = [] }] of steps.entries())
    for (const need of needs)
      expect(
        steps.slice(0, index).map((step) => step.name),
        name,
      ).toContain(need)
})

test('no vitest project is asked twice as a whole, once by each run', () => {
  const projects = ({ command }) =>
    command.includes('--shard') ? [] : (command.match(/--project=\S+/g) ?? [])
  const asked = quick.flatMap(projects).filter((project) => project !== '--project=node-scripts')
  expect(deepSteps.flatMap(projects).filter((project) => asked.includes(project))).toEqual([])
})
