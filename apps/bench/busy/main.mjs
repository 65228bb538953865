// Measures what others wait for while one person's import of 10,000 rows is sent and its 10,000 events arrive: the host app on its embedded database, the
// sandbox and a browser beside it. `--rows 10000`, `--profile` writes a CPU profile of the host, `--verbose`.
import { randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildHostWhenStale } from '../../../scripts/up/buildHostWhenStale.mjs'
import { keepFigures, printTable, quantile, round } from '../lib/figures.mjs'
import { openBrowser } from '../lib/openBrowser.mjs'
import { openRun } from '../lib/openRun.mjs'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    profile: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
})
const rowCount = Number(values.rows)
/** Rows that are handed over at once, as the page does it. */
const pageSize = 500
const root = fileURLToPath(new URL('../../../', import.meta.url))
const partner = 'cp_adaeze'

const { folder, group } = await openRun({ isVerbose: values.verbose, isPinned: false })
await buildHostWhenStale({ root, environment: process.env })

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Starts an app from its sources, as `npm start` does, and waits until it is healthy. */
async function startApp(name, environment, { flags = [], port }) {
  const address = `http://127.0.0.1:${port}`
  const child = group.start({
    command: process.execPath,
    args: [...flags, '--conditions=@onlend/source', '--import', 'tsx', 'src/main.ts'],
    environment: { ...environment, PORT: String(port) },
    options: { cwd: join(root, 'apps', name) },
  })
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${address}/health`).catch(() => null)
    if (answer?.ok) return { address, child }
    if (child.exitCode !== null) break
    await wait(100)
  }
  throw new Error(`${name} did not start: ${child.lastOutput}`)
}

const apiKey = `sandbox_${randomBytes(18).toString('base64url')}`
const webhookSecret = `whsec_${randomBytes(24).toString('base64')}`
const hostPort = await freePort()
const sandbox = await startApp(
  'sandbox',
  {
    SANDBOX_API_KEY: apiKey,
    WEBHOOK_URL: `http://127.0.0.1:${hostPort}/lending/webhooks/service`,
    WEBHOOK_SECRET: webhookSecret,
  },
  { port: await freePort() },
)
const hostEnvironment = {
  DATA_DIR: join(folder, 'host'),
  UPLOADS_DIR: join(folder, 'host/uploads'),
  LENDING_API_URL: sandbox.address,
  LENDING_API_KEY: apiKey,
  LENDING_ENVIRONMENT: 'sandbox',
  SESSION_SECRET: randomUUID(),
  LEDGER_SECRET: `${randomUUID()}${randomUUID()}`,
  WEBHOOK_SECRET: webhookSecret,
}
const flags = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${join(root, 'test-results/bench')}`] : []
const host = await startApp('host', hostEnvironment, { flags, port: hostPort })

const signedIn = await fetch(`${host.address}/sign-in`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin: host.address, 'Sec-Fetch-Site': 'same-origin' },
  body: JSON.stringify({ email: 'ada@adaeze.example', password: 'demo-adaeze' }),
})
const [cookie] = signedIn.headers.getSetCookie().map((line) => line.split(';')[0])
const headers = { Cookie: cookie, 'X-Relay': '1', 'Sec-Fetch-Site': 'same-origin' }

function send(path, body) {
  return fetch(`${host.address}/lending${path}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': body.id ?? randomUUID() },
    body: JSON.stringify(body.fields),
  })
}

const get = (path) => fetch(`${host.address}${path}`, { headers })
let turn = 0

/** Requests that run beside the import: the milliseconds between two of them, and the p95 and the longest time to reach. */
const works = {
  page: { every: 500, p95: 300, run: () => get(`/p/${partner}/`) },
  read: {
    every: 250,
    p95: 300,
    run: () => get(`/lending/v1/customer-partner/${partner}/credit-limit/current`),
  },
  withdrawal: {
    every: 2_000,
    p95: 300,
    run: () => {
      turn += 1
      const fields = { account_type: 'bank', name: 'Ada Obi', account_number: '0123456789', bank_code: '058' }
      return send(`/v1/baas/customer-partner/${partner}/withdraw`, {
        fields: { ...fields, amount: 100 + turn },
      })
    },
  },
  '/health/live': { every: 100, p95: 100, longest: 100, run: () => get('/lending/health/live') },
}

let isDone = false

async function repeat({ every, run }) {
  const times = []
  const refused = {}
  while (!isDone) {
    const began = performance.now()
    const answer = await run()
    await answer.arrayBuffer()
    const took = performance.now() - began
    times.push(took)
    if (!answer.ok) refused[answer.status] = (refused[answer.status] ?? 0) + 1
    // The next request waits for the answer to this one.
    await wait(Math.max(0, every - took))
  }
  return { times, refused }
}

function makeRow(at) {
  const transaction = {
    client: { first_name: 'Adaeze', last_name: `Sample ${at}`, id_type: 'bvn', id_value: '22000000022' },
    transaction_reference: `BUSY-${String(at).padStart(6, '0')}`,
    disbursement_date: '2026-03-06',
    expected_payment_date: '2026-06-04',
    amount_payable: 1_000 + at,
    financier: 'Operator',
    reason: 'Inventory',
  }
  return { line: at + 2, transaction, financed: null }
}

async function expectTaken(answer) {
  if (!answer.ok) throw new Error(`answered with ${answer.status}: ${await answer.text()}`)
  return (await answer.json()).data
}

/** Hands the rows to the relay and waits until it has sent them and knows the outcome of each. */
async function importRows() {
  const began = performance.now()
  const id = randomUUID()
  const fields = {
    ...{ customer_partner_id: partner, kind: 'registerTransactions', total: rowCount, sector: 'Lender' },
    ...{ fileName: 'busy.csv', fileDigest: '' },
  }
  await expectTaken(await send('/batches', { id, fields }))
  for (let from = 0; from < rowCount; from += pageSize) {
    const rows = Array.from({ length: Math.min(pageSize, rowCount - from) }, (_, at) => makeRow(from + at))
    await expectTaken(await send(`/batches/${id}/rows`, { fields: { from, rows } }))
  }
  const handedOver = performance.now()
  let sent = null
  let unread = 0
  for (;;) {
    const answer = await get(`/lending/batches/${id}`)
    if (answer.status === 503) {
      unread += 1
      await wait(500)
      continue
    }
    const batch = await expectTaken(answer)
    if (batch.state === 'stopped') throw new Error(`the batch stopped: ${JSON.stringify(batch.troubled)}`)
    if (batch.state === 'sent') sent ??= performance.now()
    if (batch.counts.succeeded + batch.counts.failed === rowCount) break
    await wait(500)
  }
  const seconds = (moment) => (moment - began) / 1_000
  return { handedOver: seconds(handedOver), sent: seconds(sent), settled: seconds(performance.now()), unread }
}

const browser = await openBrowser()
const context = await browser.newContext()
await context.addCookies([
  { name: cookie.split('=')[0], value: cookie.slice(cookie.indexOf('=') + 1), url: host.address },
])
const beside = await context.newPage()
await beside.goto(`${host.address}/p/${partner}/activity`)

// Warm, as a host is that has run for a while.
for (const { run } of Object.values(works))
  for (let at = 0; at < 5; at += 1) await (await run()).arrayBuffer()
const measured = Object.fromEntries(Object.entries(works).map(([name, work]) => [name, repeat(work)]))
const took = await importRows().finally(() => {
  isDone = true
})
const rows = {}
const figures = { rows: rowCount, ...took }
for (const [name, { p95, longest }] of Object.entries(works)) {
  const { times, refused } = await measured[name]
  figures[name] = { times, refused }
  const reached = quantile(times, 0.95) < p95 && (longest === undefined || Math.max(...times) < longest)
  rows[name] = {
    asked: times.length,
    'p50 ms': round(quantile(times)),
    'p95 ms': round(quantile(times, 0.95)),
    'longest ms': round(Math.max(...times)),
    refused:
      Object.entries(refused)
        .map(([status, count]) => `${count} x ${status}`)
        .join(', ') || '-',
    target: `${longest === undefined ? 'p95' : 'longest'} < ${p95}: ${reached ? 'reached' : 'MISSED'}`,
  }
}
printTable(
  `${rowCount} rows at the relay after ${round(took.handedOver)} s, sent after ${round(took.sent)} s, every outcome known after ${round(took.settled)} s, ${took.unread} looks at it refused; meanwhile`,
  rows,
)
await keepFigures('busy', figures)
await browser.close()
await group.stop(host.child)
process.exit()
