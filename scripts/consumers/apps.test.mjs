import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countLines } from './countLines.mjs'

const folder = join(import.meta.dirname, '../../apps/consumers')
const apps = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'package.json')))
const read = (...path) => readFileSync(join(folder, ...path), 'utf8')

test.each(apps)(
  '%s is an example: it has a README, fewer than a hundred lines, and a place in the list',
  (name) => {
    expect(read(name, 'README.md')).toMatch(/^# /)
    const lines = countLines(join(folder, name))
    expect(lines).toBeGreaterThan(0)
    expect(lines).toBeLessThan(100)
    expect(read('README.md')).toContain(`(${name})`)
  },
)

test.each(apps)('%s asks for the kit as a stranger would, and for nothing of this repository', (name) => {
  const { dependencies, devDependencies } = JSON.parse(read(name, 'package.json'))
  const asked = Object.entries({ ...dependencies, ...devDependencies })
  expect(asked.map(([one]) => one).some((one) => one.startsWith('@onlend/'))).toBe(true)
  for (const [one, range] of asked)
    expect(range, one).toMatch(one.startsWith('@onlend/') ? /^latest$/ : /^(?:npm:[\w@/-]+@)?[\^~]?\d/)
})
