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
  expect(parts([...quickStepsBeforeDeep, ...deepSteps])).toEqual(parts([...quickSteps, ...deepSteps]))
  expect(quickStepsBeforeDeep[0].command).toBe(quickSteps[0].command)
})

test('where the deep run follows, stories are played once, under every look', () => {
  const both = [...quickStepsBeforeDeep, ...deepSteps]
  const stories = both.filter(({ command }) => /--project=storybook(?!-)/.test(command))
  expect(stories.map(({ environment }) => environment?.STORYBOOK_ACCESS)).toEqual(['all'])
})
