import { expect, test } from 'vitest'
import { deepSteps } from './deepSteps.mjs'
import { quickSteps, quickStepsBeforeDeep } from './quickSteps.mjs'

const parts = (steps) =>
  [
    ...new Set(
      steps.flatMap(({ command }) => command.match(/--project=\S+|\/\/#\S+|--grep\S* @deep/g) ?? []),
    ),
  ].sort()

test('where the deep run follows, the two leave out no project, check or end-to-end test', () => {
  // What `storybook` takes of the stories, `story-rows` takes with the rest.
  const all = parts([...quickSteps, ...deepSteps]).filter((part) => part !== '--project=storybook')
  expect(parts([...quickStepsBeforeDeep, ...deepSteps])).toEqual(all)
  expect(quickStepsBeforeDeep[0].command).toBe(quickSteps[0].command)
})

test('where the deep run follows, no story is played in Chromium twice', () => {
  const both = [...quickStepsBeforeDeep, ...deepSteps]
  const projects = both.flatMap(({ command }) => command.match(/--project=story\S+/g) ?? [])
  expect(projects).toEqual(['--project=story-rows', '--project=story-rows-react18'])
})

test('the deep run tries six hundred interleavings, each half from a seed of its own', () => {
  const halves = deepSteps.flatMap(({ environment }) =>
    environment?.INTERLEAVINGS_RUNS ? [environment] : [],
  )
  expect(halves.reduce((sum, half) => sum + Number(half.INTERLEAVINGS_RUNS), 0)).toBe(600)
  expect(new Set(halves.map((half) => half.INTERLEAVINGS_SHARE)).size).toBe(halves.length)
})
