import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deepSteps } from './deepSteps.mjs'
import { quickSteps } from './quickSteps.mjs'

test('no vitest project is asked twice as a whole, once by each run', () => {
  const projects = ({ command }) =>
    command.includes('--shard') ? [] : (command.match(/--project=\S+/g) ?? [])
  const asked = quickSteps(join(import.meta.dirname, '../..')).flatMap(projects)
  const twice = deepSteps.flatMap(projects).filter((project) => asked.includes(project))
  expect(twice.filter((project) => project !== '--project=node-scripts')).toEqual([])
})
