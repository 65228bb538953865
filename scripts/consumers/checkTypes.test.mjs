import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkTypes } from './checkTypes.mjs'

const own = 'src/main.tsx(3,1): error TS2322: Type A.'
const kit = 'node_modules/@onlend/hooks/dist/index.d.ts(1,1): error TS2307: Cannot find B.'
const foreign = 'node_modules/other/index.d.ts(1,1): error TS2307: Cannot find C.'

test.each([
  [[], 'ok'],
  [[foreign, '  A longer reason.'], 'ok, 1 elsewhere'],
  [[own], 'TS2322'],
  [[foreign, kit], 'TS2307'],
  // A compiler that fails without naming a fault.
  [['Killed'], 'Killed'],
])('a compiler that says %j means: %s', async (lines, outcome) => {
  const folder = mkdtempSync(join(tmpdir(), 'onlend-check-types-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  writeFileSync(join(folder, 'tsconfig.json'), '{}')
  const script = `#!/bin/sh\necho '${lines.join('\n')}'\nexit ${lines.length}\n`
  writeFileSync(join(folder, 'node_modules/.bin/tsc'), script, { mode: 0o755 })
  const check = checkTypes({ folder, environment: process.env, signal: new AbortController().signal })
  if (outcome.startsWith('ok')) expect(await check).toBe(outcome)
  else await expect(check).rejects.toThrow(outcome)
})
