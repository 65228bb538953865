import { execFile } from 'node:child_process'
import { appendFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createOnlend } from './createOnlend.ts'
import { writeApp } from './test-support/writeApp.ts'

const run = promisify(execFile)
const native = createRequire(import.meta.url).resolve('typescript-native/package.json')
const usual = { relay: 'here', customerPartner: 'session', hasSandbox: true } as const

async function checkTypes(folder: string) {
  const tsc = join(dirname(native), 'bin/tsc')
  return run(process.execPath, [tsc, '--build', folder]).catch((error) => Promise.reject(error.stdout))
}

test.each(['vite', 'next', 'express'] as const)(
  'what is added to an app made with %s has the right types, and a wrong one is seen',
  async (framework) => {
    const { folder } = await writeApp(framework)
    await createOnlend({ folder, framework, ...usual })
    await checkTypes(folder)
    const relay = join(folder, framework === 'next' ? 'src' : '', 'lending/openRelay.ts')
    await appendFile(relay, '\nvoid openRelay(3)\n')
    await expect(checkTypes(folder)).rejects.toContain('TS2554')
  },
  600_000,
)
