import { expect, test } from 'vitest'
import { runSteps } from './runSteps.mjs'

async function run(steps) {
  const lines = []
  const code = await runSteps({ root: process.cwd(), capacity: 2, steps, log: (line) => lines.push(line) })
  return { code, text: lines.join('\n') }
}

test('a failed step fails the run, shows what it printed, and the rest is still checked', async () => {
  const { code, text } = await run([
    { name: 'lint', weight: 1, command: 'node -e "console.log(\'no-eval\'); process.exit(1)"' },
    { name: 'units', weight: 1, command: 'node -e ""' },
  ])
  expect(code).toBe(1)
  expect(text).toContain('no-eval')
  expect(text).toMatch(/\+ units: passed/)
  expect(text).toContain('Not passed: lint')
})

test('a step that needs a failed one is left out and counts as not passed', async () => {
  const { code, text } = await run([
    { name: 'build', weight: 1, command: 'node -e "process.exit(2)"' },
    { name: 'size', weight: 1, command: 'node -e ""', needs: ['build'] },
  ])
  expect(code).toBe(1)
  expect(text).toContain('size: left out')
  expect(text).toContain('Not passed: build, size')
})

test('when every step passes, so does the run', async () => {
  const { code, text } = await run([
    { name: 'types', weight: 1, command: 'node -e ""' },
    { name: 'units', weight: 2, command: 'node -e ""', needs: ['types'] },
  ])
  expect(code).toBe(0)
  expect(text).toContain('All 2 steps passed')
})

test('the end says again what a failed step said last, so that a cut log still names the fault', async () => {
  const { text } = await run([
    { name: 'units', weight: 2, command: 'node -e "console.log(\'a test is red\'); process.exit(1)"' },
    { name: 'end to end', weight: 2, command: 'node -e "console.log(\'much more\')"' },
  ])
  const end = text.slice(text.indexOf('end to end: passed'))
  expect(end).toContain('a test is red')
  expect(end).not.toContain('much more')
})

test('a step says what its processes used of the processor beside how long it took', async () => {
  const busy = 'node -e "while (process.cpuUsage().user < 1.5e6);"'
  const { text } = await run([
    { name: 'busy', weight: 2, command: busy },
    { name: 'idle', weight: 2, command: 'exit 0' },
  ])
  expect(text).toMatch(/ s, +[1-9]\d* s of processor {2}busy/)
  expect(text).toMatch(/ s, +0 s of processor {2}idle/)
})
