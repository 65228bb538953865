import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkTypes } from './checkTypes.mjs'

/** Checks an app whose TypeScript says these lines. */
async function check(lines) {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-check-types-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'node_modules/.bin'), { recursive: true })
  await writeFile(join(folder, 'tsconfig.json'), '{}')
  const tsc = join(folder, 'node_modules/.bin/tsc')
  const script = `#!/usr/bin/env node\nconsole.log(${JSON.stringify(lines.join('\n'))})\nprocess.exitCode = ${lines.length > 0 ? 2 : 0}\n`
  await writeFile(tsc, script)
  await chmod(tsc, 0o755)
  return checkTypes({ folder, environment: process.env, signal: new AbortController().signal })
}

const own = "src/main.tsx(3,1): error TS2322: Type 'number' is not assignable to type 'string'."
const kit = "node_modules/@onlend/hooks/dist/index.d.ts(1,1): error TS2307: Cannot find module 'x'."
const foreign = "node_modules/other/index.d.ts(1,1): error TS2307: Cannot find module 'y'."

test('types without a fault are ok', async () => {
  expect(await check([])).toBe('ok')
})

test('a fault of the app or of the kit fails, beside others too', async () => {
  await expect(check([own])).rejects.toThrow('TS2322')
  await expect(check([foreign, kit])).rejects.toThrow('TS2307')
})

test('a fault in a declaration of neither is counted', async () => {
  expect(await check([foreign, '  A longer reason.'])).toBe('ok, 1 elsewhere')
})

test('a compiler that fails without naming a fault is not ok', async () => {
  await expect(check(['Killed'])).rejects.toThrow('Killed')
})
