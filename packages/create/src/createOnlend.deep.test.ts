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

/** Opens the relay that was written, as the app's server would, and says who is signed in and whether it is ready. */
const openIt = `
const relay = await import('./lending/openRelay.ts')
// An app without "type": "module" has it behind a default.
const { fetch } = await (relay.openRelay ?? relay.default.openRelay)()
const ask = async (path) => (await (await fetch(new Request('http://shop.test/lending' + path))).json()).data
console.log(JSON.stringify({ health: await ask('/health/ready'), session: await ask('/session') }))
process.exit()
`

test.each(['vite', 'next', 'express'] as const)(
  'what is added to an app made with %s runs: its relay signs in, and its own test passes',
  async (framework) => {
    const { folder } = await writeApp(framework)
    await createOnlend({ folder, framework, ...usual })
    const tsx = createRequire(import.meta.url).resolve('tsx')
    const node = ['--conditions=@onlend/source', '--import', tsx, '--input-type=module', '--eval', openIt]
    const cwd = framework === 'next' ? join(folder, 'src') : folder
    const { stdout } = await run(process.execPath, node, { cwd })
    expect(JSON.parse(stdout)).toMatchObject({
      health: { ready: true },
      session: { customerPartners: [{ id: 'cp_adaeze' }] },
    })
    const vitest = join(folder, 'node_modules/vitest/vitest.mjs')
    const tests = await run(process.execPath, [vitest, 'run', '--reporter=json'], { cwd: folder })
    expect(JSON.parse(tests.stdout)).toMatchObject({ success: true, numPassedTests: 1 })
  },
  600_000,
)
