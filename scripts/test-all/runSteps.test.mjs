import { expect, test } from 'vitest'
import { runSteps } from './runSteps.mjs'

async function run(steps) {
  const lines = []
  const code = await runSteps({ root: process.cwd(), capacity: 2, steps, log: (line) => lines.push(line) })
  return { code, text: lines.join('\n') }
}

test('a failed step fails the run, and its last words are said again; what needs it is left out, and the rest is still checked', async () => {
  const { code, text } = await run([
    { name: 'build', weight: 1, command: 'echo no-eval; exit 2' },
    { name: 'size', weight: 1, command: 'true', needs: ['build'] },
    { name: 'units', weight: 2, command: 'echo much more' },
  ])
  expect(code).toBe(1)
  expect(text).toContain('size: left out')
  expect(text).toContain('Not passed: build, size')
  const end = text.slice(text.indexOf('+ units: passed'))
  expect(end).toContain('no-eval')
  expect(end).not.toContain('much more')
})

test('when every step passes, so does the run', async () => {
  const { code, text } = await run([{ name: 'types', weight: 1, command: 'true' }])
  expect(code).toBe(0)
  expect(text).toContain('All 1 steps passed')
})
