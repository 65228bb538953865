// Measures 1, 2 and 4 relays on one PostgreSQL with 1,000 partners, with NOTIFY and with Redis, and idle streams over them.
// `--quick`, `--seconds 10`, `--streams 10000`, `--instances 1,2,4`, `--only write`, `--only partitions --rows 400000`.
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { findRedis } from '../../../scripts/redis/findRedis.mjs'
import { findFreePort } from '../../../scripts/up/findFreePort.mjs'
import { bundleOurs } from '../relay/contestants/bundleOurs.mjs'
import { askProcess } from '../relay/processes/askProcess.mjs'
import { processGroup } from '../relay/processes/processGroup.mjs'
import { readProcess } from '../relay/processes/readProcess.mjs'
import { startPostgres } from '../relay/processes/startPostgres.mjs'
import { startUpstream } from '../relay/processes/startUpstream.mjs'
import { findLimit, formatScale } from './formatScale.mjs'
import { measureCommits } from './measureCommits.mjs'
import { measurePartitions } from './measurePartitions.mjs'
import { readRoles } from './readRoles.mjs'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    streams: { type: 'string' },
    instances: { type: 'string' },
    only: { type: 'string' },
    rows: { type: 'string', default: '400000' },
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
const cores = cpus().length

const home = fileURLToPath(new URL('../test-results/', import.meta.url))
await mkdir(home, { recursive: true })
const folder = await mkdtemp(join(home, 'scale-'))
const group = processGroup({ isVerbose: values.verbose })
process.on('exit', () => {
  group.killAll()
  rmSync(folder, { recursive: true, force: true })
})

const bundle = await bundleOurs({
  folder,
  entryPoint: fileURLToPath(new URL('./relayServer.mjs', import.meta.url)),
})
const postgres = await startPostgres({ group, cores: null })
const upstream = await startUpstream({ group, core: null })
const redis = await startRedis()
const loader = group.start({
  command: process.execPath,
  args: [fileURLToPath(new URL('./loadRelays.mjs', import.meta.url))],
  ipc: true,
})
await askProcess(loader, { field: 'ready' })
const watcher = new pg.Client({ connectionString: postgres.address })
await watcher.connect()
const [{ pid: postmaster }] = await ask(
  "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
)

const machine = `${cores} cores, ${Math.round(totalmem() / 1e9)} GB, load before ${loadavg()[0].toFixed(1)}, Node ${process.versions.node}; ${owners} partners, ${connections} connections, ${seconds} s a row, fsync on`
console.log(machine)
if (cores < 8)
  console.log(
    `Relays, PostgreSQL, the service and the load share ${cores} cores: requests per second are this machine's limit. Read the CPU of each request, and the share only where cores were free.`,
  )
if (loadavg()[0] > cores) console.log('Others use this machine as well: figures are rough.')

if (values.only === 'partitions') {
  console.log(`\n${await measurePartitions(watcher, { rows: Number(values.rows) })}\n`)
  await watcher.end()
  await postgres.stop()
  process.exit()
}

const rows = []
const carriers = [
  { carrier: 'NOTIFY, memory', environment: {} },
  ...(redis ? [{ carrier: 'Redis, memory', environment: { BENCH_REDIS_URL: redis.url } }] : []),
]
for (const { carrier, environment } of carriers)
  for (const instances of counts)
    await withRelays(instances, environment, async (relays) => {
      for (const work of works) rows.push(await measure({ work, carrier, relays }))
    })

const shared = [
  { carrier: 'NOTIFY, PostgreSQL', environment: { BENCH_LIMITER: 'postgres' } },
  ...(redis
    ? [{ carrier: 'Redis, Redis', environment: { BENCH_REDIS_URL: redis.url, BENCH_LIMITER: 'redis' } }]
    : []),
]
if (works.includes('service read'))
  for (const { carrier, environment } of shared)
    await withRelays(1, environment, async (relays) =>
      rows.push(await measure({ work: 'service read', carrier, relays })),
    )
console.log(`\n${formatScale(rows)}\n`)

const commits = await measureCommits({ address: postgres.address, connections: 16, seconds })
console.log(
  `Commits per second of this PostgreSQL from 16 connections: ${Math.round(commits.plain)}, with NOTIFY in each: ${Math.round(commits.notifying)}.`,
)

const idle = []
for (const { carrier, environment } of carriers)
  await withRelays(Math.max(...counts), environment, async (relays) =>
    idle.push(await measureIdle({ carrier, relays })),
  )
console.log(`\n${formatIdle(idle)}\n`)

await watcher.end()
await postgres.stop()
const results = new URL('../../../test-results/bench/', import.meta.url)
await mkdir(results, { recursive: true })
await writeFile(new URL('scale.json', results), JSON.stringify({ machine, rows, commits, idle }, null, 2))
group.killAll()

async function startRedis() {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const { server, reason } = await findRedis({ root, environment: process.env, mayInstall: false })
  if (!server) {
    console.log(`Without Redis, because ${reason}.`)
    return null
  }
  const port = await findFreePort({ preferred: 26_379 })
  const child = group.start({
    command: server,
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
  })
  return { url: `redis://127.0.0.1:${port}`, pid: child.pid }
}

async function withRelays(instances, environment, use) {
  const relays = []
  for (let at = 0; at < instances; at += 1) {
    const child = group.start({
      command: process.execPath,
      args: ['--expose-gc', bundle],
      ipc: true,
      environment: { BENCH_UPSTREAM: upstream.url, BENCH_DATABASE_URL: postgres.address, ...environment },
    })
    const port = await askProcess(child, { field: 'port' })
    relays.push({ child, url: `http://127.0.0.1:${port}` })
  }
  try {
    await use(relays)
  } finally {
    for (const { child } of relays) await group.stop(child, 'SIGKILL')
  }
}

function findRoles(relays) {
  const roles = { relay: relays.map(({ child }) => child.pid), postgres: [postmaster], load: [loader.pid] }
  return redis ? { ...roles, redis: [redis.pid] } : roles
}

async function order(message) {
  const done = await askProcess(loader, { field: 'done', message })
  if (done.error) throw new Error(done.error)
  return done
}

/** What the machine and each role did meanwhile, and what the connections of the relays waited for. */
async function watching(relays, work) {
  const roles = findRoles(relays)
  const waits = {}
  let isDone = false
  const sampling = (async () => {
    while (!isDone) {
      for (const { event } of await ask(
        `select wait_event_type || ' ' || wait_event as event from pg_stat_activity
        where application_name = 'onlend-relay' and state = 'active' and wait_event is not null and wait_event_type <> 'Client'`,
      ))
        waits[event] = (waits[event] ?? 0) + 1
      await wait(50)
    }
  })()
  const [before, machineBefore, began] = [readRoles(roles), readMachine(), performance.now()]
  const result = await work()
  const [after, machineAfter] = [readRoles(roles), readMachine()]
  const elapsed = (performance.now() - began) / 1_000
  isDone = true
  await sampling
  const cpu = Object.fromEntries(Object.entries(after).map(([role, used]) => [role, used - before[role]]))
  const machineBusy =
    1 - (machineAfter.idle - machineBefore.idle) / (machineAfter.total - machineBefore.total)
  return { result, cpu, waits, elapsed, machineBusy }
}

async function measure({ work, carrier, relays }) {
  const urls = relays.map(({ url }) => url)
  const how = { work, urls, owners, connections }
  // By their number: a busy machine would not have compiled anything in a second.
  await order({ ...how, requests: warmUp * relays.length })
  const { result, cpu, waits, machineBusy } = await watching(relays, () => order({ ...how, seconds }))
  const facts = { cpu, seconds: result.seconds, cores, instances: relays.length, waits, machineBusy }
  const row = {
    work,
    carrier,
    instances: relays.length,
    count: result.count,
    refused: result.refused,
    rate: result.count / result.seconds,
  }
  const refusals = result.refused > 0 ? `, ${result.refused} refused` : ''
  console.log(`${carrier}, ${relays.length}: ${Math.round(row.rate)} a second, ${work}${refusals}`)
  return { ...row, ...facts, limit: findLimit(facts) }
}

/** Opens the streams, and watches two heartbeats. */
async function measureIdle({ carrier, relays }) {
  const urls = relays.map(({ url }) => url)
  const memory = () => relays.reduce((sum, { child }) => sum + readProcess(child.pid).memory, 0)
  const collect = () =>
    Promise.all(relays.map(({ child }) => askProcess(child, { field: 'memory', message: 'memory' })))
  const heap = async () => (await collect()).reduce((sum, each) => sum + each.heap, 0)
  const [residentBefore, heapBefore] = [memory(), await heap()]
  const opened = await order({ streams, urls, owners })
  const [resident, used] = [memory(), await heap()]
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
    residentKilobytes: (resident - residentBefore) / opened / 1_000,
    relayCores: cpu.relay / elapsed,
    postgresCores: cpu.postgres / elapsed,
    reads,
  }
}

function formatIdle(all) {
  const lines = all.map(
    (row) =>
      `| ${row.carrier} | ${row.instances} | ${row.opened} | ${row.kilobytes.toFixed(1)} (${row.residentKilobytes.toFixed(1)}) | ${row.reads.toFixed(0)} | ${row.relayCores.toFixed(2)} | ${row.postgresCores.toFixed(2)} |`,
  )
  return [
    '| signals, budgets | instances | idle streams | KB each in the heap (resident) | transactions a second | cores of the relays | cores of PostgreSQL |',
    '|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}

function readMachine() {
  const [, ...numbers] = readFileSync('/proc/stat', 'utf8').split('\n')[0].split(/\s+/)
  const ticks = numbers.map(Number)
  return { idle: ticks[3] + ticks[4], total: ticks.slice(0, 8).reduce((sum, each) => sum + each, 0) }
}

async function ask(sql) {
  return (await watcher.query(sql)).rows
}
