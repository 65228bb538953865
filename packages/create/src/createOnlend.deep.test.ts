import { execFile } from 'node:child_process'
import { appendFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createOnlend } from './createOnlend.ts'
import { writeApp } from '../test/writeApp.ts'

const run = promisify(execFile)
const native = createRequire(import.meta.url).resolve('typescript-native/package.json')
const usual = { relay: 'here', customerPartner: 'session', hasSandbox: true } as const

/** The lines of the compiler that name an error, of an app and of every project that it refers to. */
async function findTypeErrors(folder: string): Promise<string[]> {
  const tsc = join(dirname(native), 'bin/tsc')
  const { stdout } = await run(process.execPath, [tsc, '--build', folder, '--pretty', 'false']).catch(
    (error: { stdout: string }) => error,
  )
  return stdout.split('\n').filter((line) => /error TS\d+/.test(line))
}

test.each(['vite', 'next', 'express'] as const)(
  'what is added to an app made with %s has the right types, and a wrong one is seen',
  async (framework) => {
    const { folder } = await writeApp(framework)
    await createOnlend({ folder, framework, ...usual })
    const relay = join(folder, framework === 'next' ? 'src' : '', 'lending/openRelay.ts')
    // One check says both: that all else is right, and that it looks at this file at all.
    await appendFile(relay, '\nvoid openRelay(3)\n')
    expect(await findTypeErrors(folder)).toEqual([expect.stringMatching(/openRelay\.ts.*error TS2554/)])
  },
  600_000,
)

/** Opens the relay that was written, as the app's server would, withdraws, and prints the final state. It uses the built packages. */
const withdrawOnce = `
const { openRelay } = await import('./lending/openRelay.ts')
const relay = await openRelay()
const ask = async (path, init) => {
  const answer = await relay.fetch(new Request('http://shop.test/lending' + path, init))
  return { headers: answer.headers, body: await answer.json() }
}
const { body: session } = await ask('/session')
const partner = session.data.customerPartners[0].id
const changes = await relay.fetch(new Request('http://shop.test/lending/events?customer_partner_id=' + partner, { headers: { Accept: 'text/event-stream' } }))
const body = { account_type: 'bank', name: 'Ada Obi', amount: Number(process.env.AMOUNT) }
const { headers } = await ask('/v1/baas/customer-partner/' + partner + '/withdraw', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'X-Relay': '1', Origin: 'http://shop.test', 'Idempotency-Key': crypto.randomUUID() },
  body: JSON.stringify({ ...body, account_number: '0123456789', bank_code: '058' }),
})
let state
for await (const _ of changes.body) {
  state = (await ask('/operations/' + headers.get('Onlend-Operation'))).body.data?.state
  if (state !== 'submitting' && state !== 'accepted') break
}
console.log(state)
process.exit()
`

// An app made with Next has the relay and the test of one made with Vite.
test.each(['vite', 'express'] as const)(
  'what is added to an app made with %s runs: its relay withdraws, also after a restart, and its own test passes',
  async (framework) => {
    const { folder } = await writeApp(framework)
    await createOnlend({ folder, framework, ...usual })
    const tsx = createRequire(import.meta.url).resolve('tsx')
    const node = ['--import', tsx, '--input-type=module', '--eval', withdrawOnce]
    // The second run finds what the first has stored. One kind of app is enough to see that.
    const runs = framework === 'vite' ? 2 : 1
    for (let done = 0; done < runs; done += 1) {
      const env = { ...process.env, AMOUNT: String(1201 + done) }
      expect((await run(process.execPath, node, { cwd: folder, env, timeout: 120_000 })).stdout).toBe(
        'succeeded\n',
      )
    }
    const vitest = join(folder, 'node_modules/vitest/vitest.mjs')
    const tests = await run(process.execPath, [vitest, 'run', '--reporter=json'], { cwd: folder })
    expect(JSON.parse(tests.stdout)).toMatchObject({ success: true, numPassedTests: 1 })
  },
  600_000,
)
