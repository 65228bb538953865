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
const frameworks = ['vite', 'express', 'next'] as const
/** One kind of app a run, so that three commits in a row try all. */
const framework = frameworks[Number(process.env.SAMPLE_TURN ?? 0) % 3] ?? 'vite'
const usual = { relay: 'here', customerPartner: 'session', hasSandbox: true } as const

/** The lines of the compiler that name an error, of an app and of every project that it refers to. */
async function findTypeErrors(folder: string): Promise<string[]> {
  const tsc = join(dirname(native), 'bin/tsc')
  const { stdout } = await run(process.execPath, [tsc, '--build', folder, '--pretty', 'false']).catch(
    (error: { stdout: string }) => error,
  )
  return stdout.split('\n').filter((line) => /error TS\d+/.test(line))
}

test(`what is added to an app made with ${framework} has the right types, and a wrong one is seen`, {
  timeout: 600_000,
}, async () => {
  const { folder } = await writeApp(framework)
  await createOnlend({ folder, framework, ...usual })
  const relay = join(folder, framework === 'next' ? 'src' : '', 'lending/openRelay.ts')
  // One check says both: that all else is right, and that it looks at this file at all.
  await appendFile(relay, '\nvoid openRelay(3)\n')
  expect(await findTypeErrors(folder)).toEqual([expect.stringMatching(/openRelay\.ts.*error TS2554/)])
})

/** Starts the server of an app in a process that knows the built packages, as `base`. */
const servers = {
  vite: `
const { createServer } = await import('vite')
const server = await createServer({ server: { port: 0, host: '127.0.0.1' }, cacheDir: '.vite', optimizeDeps: { noDiscovery: true } })
await server.listen()
const base = server.resolvedUrls.local[0].slice(0, -1)`,
  express: `
const { once } = await import('node:events')
const { default: express } = await import('express')
const { mountLending } = await import('./lending/mountLending.ts')
const app = express()
await mountLending(app)
const server = app.listen(0, '127.0.0.1')
await once(server, 'listening')
const base = 'http://127.0.0.1:' + server.address().port`,
  // Next itself is no package of this repository: the quickstart's rehearsal runs its development server. Without Next's compiler
  // Node takes the file for a CommonJS module, because Next's manifest names no type.
  next: `
const { once } = await import('node:events')
const { createServer } = await import('node:http')
const { nodeListener } = await import('@onlend/relay/node')
const { openRelay } = (await import('./src/lending/openRelay.ts')).default
const server = createServer(nodeListener(await openRelay())).listen(0, '127.0.0.1')
await once(server, 'listening')
const base = 'http://127.0.0.1:' + server.address().port`,
} as const

/** Withdraws two amounts at the server's address, and prints the final states. */
const withdrawTwice = `
const ask = async (path, init) => {
  const answer = await fetch(base + '/lending' + path, init)
  return { headers: answer.headers, body: await answer.json() }
}
const { body: session } = await ask('/session')
const partner = session.data.customerPartners[0].id
for (const amount of process.env.AMOUNTS.split(' ').map(Number)) {
  const changes = await fetch(base + '/lending/events?customer_partner_id=' + partner, { headers: { Accept: 'text/event-stream' } })
  const body = { account_type: 'bank', name: 'Ada Obi', amount, account_number: '0123456789', bank_code: '058' }
  const { headers } = await ask('/v1/baas/customer-partner/' + partner + '/withdraw', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Relay': '1', Origin: base, 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(body),
  })
  let state
  for await (const _ of changes.body) {
    state = (await ask('/operations/' + headers.get('Onlend-Operation'))).body.data?.state
    if (state !== 'submitting' && state !== 'accepted') break
  }
  console.log(state)
}
process.exit()
`

test(`the ${framework} app runs: one amount succeeds and one fails, also after a restart and beside the app's own test`, {
  timeout: 600_000,
}, async () => {
  const { folder } = await writeApp(framework)
  await createOnlend({ folder, framework, ...usual })
  const tsx = createRequire(import.meta.url).resolve('tsx')
  const node = ['--import', tsx, '--input-type=module', '--eval', servers[framework] + withdrawTwice]
  // The second run finds what the first has stored.
  for (const AMOUNTS of ['150.00 150.02', '151.00']) {
    const { stdout } = await run(process.execPath, node, {
      ...{ cwd: folder, timeout: 250_000 },
      env: { ...process.env, AMOUNTS, NODE_ENV: 'development' },
    })
    const states = stdout.split('\n').filter((line) => /^[a-z]+$/.test(line))
    expect(states, stdout).toEqual(AMOUNTS === '151.00' ? ['succeeded'] : ['succeeded', 'failed'])
  }
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs')
  const tests = await run(process.execPath, [vitest, 'run', '--reporter=json'], { cwd: folder })
  expect(JSON.parse(tests.stdout)).toMatchObject({ success: true, numPassedTests: 1 })
})
