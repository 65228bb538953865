// Measures how soon the partner's backend has an outcome, by HTTP, and what 10^5 outcomes that wait cost the ledger. `--withdrawals 400`,
// `--waiting 100000`, `--events 200`, `--only delay` or `--only ledger`, `--verbose`.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { now, seedLedger, whale } from '../growth/seedLedger.mjs'
import { getClaim, settle } from '../growth/works.mjs'
import { bundleRelay } from '../lib/bundleRelay.mjs'
import { keepFigures, printTable, quantile, round } from '../lib/figures.mjs'
import { openRun } from '../lib/openRun.mjs'
import { startPostgres } from '../lib/startPostgres.mjs'
import { startUpstream } from '../lib/startUpstream.mjs'

/** Milliseconds until an outcome is delivered, for 95 of 100, and how much slower the ledger may be. */
const mostDelay = 1_000
const mostSlowdown = 1.1

const { values } = parseArgs({
  options: {
    withdrawals: { type: 'string', default: '400' },
    waiting: { type: 'string', default: '100000' },
    events: { type: 'string', default: '200' },
    only: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
})
const waiting = Number(values.waiting)
/** Withdrawals of each ledger. */
const withdrawals = Number(values.withdrawals)

const { folder, group, start } = await openRun({ isVerbose: values.verbose, isPinned: false })
const postgres = await startPostgres({ group })
const toAddress = (name) => postgres.address.replace(/\/postgres$/, `/${name}`)
const storeBundle = await bundleRelay({
  folder: join(folder, 'store'),
  entryPoint: fileURLToPath(new URL('../growth/ledgerStore.mjs', import.meta.url)),
})
const { createStore, openPostgresDatabase } = (await import(storeBundle)).ledgerStore
const server = openPostgresDatabase({ connectionString: postgres.address, max: 1 })

/** Fills an outbox with outcomes of a receiver that has been away: each has been tried and waits for its next try. */
async function fillOutbox(database, environment, at) {
  await database.query(
    `insert into onlend_outcomes (environment, owner_kind, owner_id, subject, receiver, event_id, type, data, attempts, problem, created_at, next_at)
    select $1, 'customerPartnerId', 'cp_' || n % 1000, 'key-' || n / 2, 'webhook', 'evt_' || md5(n::text), 'operation.accepted',
      jsonb_build_object('operation', jsonb_build_object('id', 'key-' || n / 2, 'kind', 'withdraw', 'state', 'accepted', 'amount', '100', 'reference', 'WD-' || n)),
      6, 'unreachable', $2::bigint, $2::bigint + 3600000 + n from generate_series(1, $3::int) n`,
    [environment, at, waiting],
  )
  await database.transaction((transaction) => transaction.query('analyze'), { unhurried: true })
}

const receivers = ['webhook']

/** Operations that each ledger has at the beginning: in an empty one PostgreSQL reads whole tables. */
const seeded = 20_000

/** Opens a ledger that writes outcomes, and does not wait for the disk, which would hide what the outbox costs. */
async function openLedger(name) {
  await server.query(`create database ${name}`)
  const connectionString = `${toAddress(name)}?options=-c%20synchronous_commit%3Doff`
  const database = openPostgresDatabase({ connectionString, max: 1 })
  const store = createStore(database)
  await store.prepare(0)
  await seedLedger(database, seeded)
  await store.keepReceivers('sandbox', receivers, now)
  return { name, database, store }
}

/** One withdrawal and its webhook: milliseconds of the ledger, and of taking its two outcomes and recording their deliveries. */
async function writeOnce({ store }) {
  const nothing = { answer: null, refusal: null, serviceMessage: null, result: null }
  const claim = getClaim()
  const startedAt = performance.now()
  const { type } = await store.claim(claim)
  if (type !== 'claimed') throw new Error(`expected claimed, got ${type}`)
  await store.record(claim, { ...nothing, state: 'accepted', now })
  await settle(store, { reference: claim.id, customerPartnerId: whale.id })
  const ledger = performance.now() - startedAt
  const lease = { holder: randomUUID(), now, leaseUntil: now + 45_000, limit: 16 }
  for (let left = 2; left > 0; left -= 1) {
    const [row, ...more] = await store.takeOutcomes('sandbox', { receivers, ...lease })
    if (!row || more.length > 0) throw new Error(`expected one due outcome, got ${row ? more.length + 1 : 0}`)
    await store.recordTry(row, lease.holder, { type: 'delivered', at: now })
    await store.nextOutcomeAt('sandbox', receivers)
  }
  return { ledger, delivery: performance.now() - startedAt - ledger }
}

/** Pages of 8 kB that a ledger's connection has looked at until now. */
async function countPages({ name, database }) {
  await database.query('select pg_stat_force_next_flush()')
  const [row] = await server.query(
    'select (blks_hit + blks_read)::float8 as pages from pg_stat_database where datname = $1',
    [name],
  )
  return row.pages
}

async function measureSlowdown() {
  const ledgers = []
  // The second is there to see how much two equal ledgers differ.
  for (const name of ['empty', 'also_empty', 'waiting']) ledgers.push(await openLedger(name))
  await fillOutbox(ledgers[2].database, 'sandbox', now)
  const figures = []
  // The first twenty are for caches. The ledgers take turns at each withdrawal, so that what else the machine does falls on all.
  let before = []
  for (let turn = -20; turn < withdrawals; turn += 1) {
    if (turn === 0) before = await Promise.all(ledgers.map(countPages))
    const times = []
    for (let at = 0; at < ledgers.length; at += 1) {
      const chosen = (at + turn + 20) % ledgers.length
      times[chosen] = await writeOnce(ledgers[chosen])
    }
    if (turn >= 0) figures.push(times)
  }
  const after = await Promise.all(ledgers.map(countPages))
  for (const { database } of ledgers) await database.close()
  const [pages, alsoPages, morePages] = after.map((count, at) => (count - before[at]) / withdrawals)
  const rows = Object.fromEntries(
    ['ledger', 'delivery'].map((part) => {
      const median = (at) => quantile(figures.map((times) => times[at][part]))
      const ratio = (at) => quantile(figures.map((times) => times[at][part] / times[0][part]))
      return [part, toCells([median(0), median(2), ratio(2), ratio(1)])]
    }),
  )
  rows.pages = toCells([pages, morePages, morePages / pages, alsoPages / pages])
  printTable(
    `A withdrawal and its webhook: milliseconds of the ledger and of both deliveries, and pages; medians of ${withdrawals}, and of their ratios`,
    rows,
  )
  return { figures, ratio: rows.ledger.ratio }
}

function toCells(figures) {
  const [empty, full, ratio, noise] = figures.map(round)
  return { empty, [`${waiting} waiting`]: full, ratio, 'ratio of two empty ones': noise }
}

const secret = `whsec_${Buffer.from(randomUUID()).toString('base64')}`
const delays = []
const backend = createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const { time } = JSON.parse(Buffer.concat(chunks).toString())
  // The event has the time of its change, which is before the commit.
  delays.push(Date.now() - Date.parse(time))
  response.writeHead(204).end()
}).listen(0, '127.0.0.1')
await once(backend, 'listening')
const outcomesUrl = `http://127.0.0.1:${backend.address().port}/`

/** Milliseconds until the backend has each of so many outcomes, of withdrawals that come one by one. */
async function measureDelays(relay) {
  delays.length = 0
  const events = Number(values.events)
  for (let event = 0; event < events; event += 1) {
    const answer = await fetch(`${relay.url}/v1/baas/customer-partner/cp_o${event % 16}/withdraw`, {
      method: 'POST',
      headers: {
        'X-Relay': '1',
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        Cookie: `s=o${event % 16}_0`,
      },
      body: JSON.stringify({
        ...{ account_type: 'bank', name: 'Ada Obi', account_number: '0123456789', bank_code: '058' },
        amount: 1_000 + event,
      }),
    })
    if (answer.status !== 200) throw new Error(`a withdrawal was answered with ${answer.status}`)
    await answer.arrayBuffer()
    await wait(20)
  }
  for (let tries = 0; tries < 300 && delays.length < events; tries += 1) await wait(100)
  if (delays.length !== events) throw new Error(`${delays.length} of ${events} outcomes came`)
  const cells = { p50: quantile(delays), p95: quantile(delays, 0.95), longest: Math.max(...delays) }
  return Object.fromEntries(Object.entries(cells).map(([name, figure]) => [name, round(figure)]))
}

async function measureRelays() {
  const upstream = await startUpstream({ start })
  const relayBundle = await bundleRelay({ folder })
  await server.query('create database deliveries')
  const environment = {
    BENCH_UPSTREAM: upstream.url,
    BENCH_OUTCOMES_URL: outcomesUrl,
    BENCH_OUTCOMES_SECRET: secret,
  }
  const onPglite = await start(relayBundle, {
    environment: { ...environment, BENCH_DATA_DIR: join(folder, 'pglite') },
  })
  const onPostgres = await start(relayBundle, {
    environment: { ...environment, BENCH_DATABASE_URL: toAddress('deliveries') },
  })
  // For connections, statements and compiled code.
  await measureDelays(onPglite)
  await measureDelays(onPostgres)
  const rows = { PGlite: await measureDelays(onPglite), PostgreSQL: await measureDelays(onPostgres) }
  await onPglite.stop()
  const filled = openPostgresDatabase({ connectionString: toAddress('deliveries'), max: 1 })
  await fillOutbox(filled, 'production', Date.now())
  await filled.close()
  rows[`PostgreSQL, ${waiting} waiting`] = await measureDelays(onPostgres)
  await onPostgres.stop()
  printTable(`Milliseconds from the change to the backend, ${values.events} withdrawals one by one`, rows)
  return rows
}

const rows = values.only === 'ledger' ? {} : await measureRelays()
const { figures, ratio } = values.only === 'delay' ? { figures: [], ratio: 1 } : await measureSlowdown()
backend.closeAllConnections()
backend.close()
await server.close()
await postgres.stop()
await keepFigures('outcomes', { delays: rows, figures })
for (const [name, { p95 }] of Object.entries(rows))
  if (p95 >= mostDelay) console.log(`${name}: 95 of 100 deliveries take up to ${p95} ms, over ${mostDelay}`)
if (ratio >= mostSlowdown)
  console.log(
    `The ledger takes ${ratio} times as long with ${waiting} waiting outcomes, over ${mostSlowdown}`,
  )
process.exit()
