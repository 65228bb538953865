// Measures 1, 2 and 4 relays on one PostgreSQL with 1,000 partners, with NOTIFY and with Redis, and idle streams over them.
// `--quick`, `--seconds 10`, `--streams 10000`, `--instances 1,2,4`, `--only write`.
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { findServer } from '../../../scripts/servers/findServer.mjs'
import { findFreePort } from '../../../scripts/up/findFreePort.mjs'
import { bundleRelay } from '../lib/bundleRelay.mjs'
import { keepFigures, printTable, round } from '../lib/figures.mjs'
import { openRun } from '../lib/openRun.mjs'
import { startPostgres } from '../lib/startPostgres.mjs'
import { startUpstream } from '../lib/startUpstream.mjs'
import { measureCommits } from './measureCommits.mjs'
import { readRoles } from './readRoles.mjs'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    streams: { type: 'string' },
    instances: { type: 'string' },
    only: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds ?? (values.quick ? 3 : 10))
const streams = Number(values.streams ?? (values.quick ? 1_000 : 10_000))
const counts = (values.instances ?? (values.quick ? '1,2' : '1,2,4')).split(',').map(Number)
const owners = 1_000
const connections = 16
/** Requests to each instance before a row is measured. */
const warmUp = values.quick ? 50 : 100
const works = ['service read', 'ledger read', 'write'].filter(
  (name) => !values.only || name.includes(values.only),
)

const { folder, group, start } = await openRun({ isVerbose: values.verbose, isPinned: false })
const bundle = await bundleRelay({ folder })
const postgres = await startPostgres({ group })
const upstream = await startUpstream({ start })
const redis = await startRedis()
const loader = await start(fileURLToPath(new URL('../lib/load.mjs', import.meta.url)), { says: 'ready' })
const watcher = new pg.Client({ connectionString: postgres.address })
await watcher.connect()
const [{ pid: postmaster }] = await ask(
  "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
)

if (cpus().length < 8)
  console.log(
    `Relays, PostgreSQL, the service and the load share ${cpus().length} cores: requests per second are this machine's limit. Read the CPU of each request, and the share only where cores were free.`,
  )

const rows = []
const carriers = [
  { carrier: 'NOTIFY', environment: {} },
  ...(redis ? [{ carrier: 'Redis', environment: { BENCH_REDIS_URL: redis.url } }] : []),
]
for (const { carrier, environment } of carriers)
  for (const instances of counts)
    await withRelays(instances, environment, async (relays) => {
      for (const work of works) rows.push(await measure({ work, carrier, relays }))
    })

printTable(
  `${owners} partners, ${connections} connections, ${seconds} s a row, fsync on`,
  rows.map((row) => {
    const first = rows.find(
      (one) => one.work === row.work && one.carrier === row.carrier && one.instances === 1,
    )
    const each = (role) => Math.round(((row.cpu[role] ?? 0) / row.count) * 1e6)
    return {
      work: row.work,
      signals: row.carrier,
      relays: row.instances,
      'a second': round(row.rate),
      'of linear': first ? `${Math.round((100 * row.rate) / (first.rate * row.instances))} %` : '',
      'CPU of relays, µs each': each('relay'),
      'of PostgreSQL': each('postgres'),
      'machine busy': `${Math.round(100 * row.machineBusy)} %`,
    }
  }),
)

const commits = await measureCommits({ address: postgres.address, connections: 16, seconds })
console.log(
  `Commits per second of this PostgreSQL from 16 connections: ${Math.round(commits.plain)}, with NOTIFY in each: ${Math.round(commits.notifying)}.`,
)

const idle = []
for (const { carrier, environment } of carriers)
  await withRelays(Math.max(...counts), environment, async (relays) =>
    idle.push(await measureIdle({ carrier, relays })),
  )
printTable(
  `${streams} idle streams over ${Math.max(...counts)} relays`,
  idle.map((row) => ({
    signals: row.carrier,
    'heap KB each': round(row.kilobytes),
    'transactions a second': round(row.reads),
    'cores of the relays': round(row.relayCores),
    'of PostgreSQL': round(row.postgresCores),
  })),
)

await watcher.end()
await postgres.stop()
await keepFigures('scale', { rows, commits, idle })
process.exit()

async function startRedis() {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const look = { root, environment: process.env, mayInstall: false }
  const { program, reason } = await findServer('redis', look)
  if (!program) {
    console.log(`Without Redis, because ${reason}.`)
    return null
  }
  const port = await findFreePort({ preferred: 26_379 })
  group.start({
    command: program,
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
  })
  return { url: `redis://127.0.0.1:${port}` }
}

async function withRelays(instances, environment, use) {
  const relays = []
  for (let at = 0; at < instances; at += 1)
    relays.push(
      await start(bundle, {
        environment: { BENCH_UPSTREAM: upstream.url, BENCH_DATABASE_URL: postgres.address, ...environment },
      }),
    )
  try {
    await use(relays)
  } finally {
    for (const { stop } of relays) await stop('SIGKILL')
  }
}

/** What the machine and each role did meanwhile. */
async function watching(relays, work) {
  const roles = { relay: relays.map(({ pid }) => pid), postgres: [postmaster] }
  const [before, machineBefore, began] = [readRoles(roles), readMachine(), performance.now()]
  const result = await work()
  const [after, machineAfter] = [readRoles(roles), readMachine()]
  const elapsed = (performance.now() - began) / 1_000
  const cpu = Object.fromEntries(Object.entries(after).map(([role, used]) => [role, used - before[role]]))
  const machineBusy =
    1 - (machineAfter.idle - machineBefore.idle) / (machineAfter.total - machineBefore.total)
  return { result, cpu, elapsed, machineBusy }
}

async function measure({ work, carrier, relays }) {
  const urls = relays.map(({ url }) => url)
  const how = { work, urls, owners, connections }
  // By their number: a busy machine would not have compiled anything in a second.
  await loader.ask({ ...how, requests: warmUp * relays.length })
  const { result, cpu, machineBusy } = await watching(relays, () => loader.ask({ ...how, seconds }))
  const { count, refused } = result
  const rate = count / result.seconds
  const refusals = refused > 0 ? `, ${refused} refused` : ''
  console.log(`${carrier}, ${relays.length}: ${Math.round(rate)} a second, ${work}${refusals}`)
  return { work, carrier, instances: relays.length, count, refused, rate, cpu, machineBusy }
}

/** Opens the streams, and watches two heartbeats. */
async function measureIdle({ carrier, relays }) {
  const urls = relays.map(({ url }) => url)
  const heap = async () => {
    const all = await Promise.all(relays.map(({ ask: tell }) => tell('memory')))
    return all.reduce((sum, each) => sum + each.heap, 0)
  }
  const heapBefore = await heap()
  const opened = await loader.ask({ streams, urls, owners })
  const used = await heap()
  const transactions = async () =>
    (await ask('select sum(xact_commit)::float8 as n from pg_stat_database'))[0].n
  const before = await transactions()
  const { cpu, elapsed } = await watching(relays, () => wait(values.quick ? 15_000 : 30_000))
  const reads = ((await transactions()) - before) / elapsed
  return {
    carrier,
    instances: relays.length,
    opened,
    kilobytes: (used - heapBefore) / opened / 1_000,
    relayCores: cpu.relay / elapsed,
    postgresCores: cpu.postgres / elapsed,
    reads,
  }
}

function readMachine() {
  const [, ...numbers] = readFileSync('/proc/stat', 'utf8').split('\n')[0].split(/\s+/)
  const ticks = numbers.map(Number)
  return { idle: ticks[3] + ticks[4], total: ticks.slice(0, 8).reduce((sum, each) => sum + each, 0) }
}

async function ask(sql) {
  return (await watcher.query(sql)).rows
}
