// Measures the relay beside the least proxy that streams: reads, latency and withdrawals. `--quick`, `--rounds 9`, `--only write`, `--verbose`.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bundleRelay } from '../lib/bundleRelay.mjs'
import { keepFigures, printTable, quantile, round } from '../lib/figures.mjs'
import { openRun } from '../lib/openRun.mjs'
import { readProcess } from '../lib/readProcess.mjs'
import { startPostgres } from '../lib/startPostgres.mjs'
import { startUpstream } from '../lib/startUpstream.mjs'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    only: { type: 'string', default: '' },
    verbose: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds ?? (values.quick ? 1 : 5))
const seconds = 1
const owners = 256
const here = (name) => fileURLToPath(new URL(name, import.meta.url))

const { folder, group, cores, start } = await openRun({ isVerbose: values.verbose })
const upstream = await startUpstream({ start, cores })
const load = await start(here('../lib/load.mjs'), { core: cores?.load ?? null, says: 'ready' })
const startMeasured = async (name, file, environment = {}) => ({
  name,
  ...(await start(file, {
    core: cores?.measured ?? null,
    environment: { BENCH_UPSTREAM: upstream.url, ...environment },
  })),
})

const bundle = await bundleRelay({ folder })
const direct = { name: 'no relay', url: upstream.url, pid: null }
const proxy = await startMeasured('minimal undici', here('./minimalUndici.mjs'))
const embedded = await startMeasured('relay, PGlite', bundle, { BENCH_DATA_DIR: join(folder, 'pglite') })
const postgres = await startPostgres({ group, cores }).catch((error) => {
  console.log(`Without PostgreSQL: ${error.message}`)
  return null
})
const stores = postgres
  ? [embedded, await startMeasured('relay, PostgreSQL', bundle, { BENCH_DATABASE_URL: postgres.address })]
  : [embedded]

const read = { work: 'service read', owners }
const rows = [
  {
    row: 'get-1kb',
    title: 'GET 1 KB, 64 connections',
    of: [proxy, stores.at(-1)],
    order: { ...read, connections: 64 },
  },
  {
    row: 'latency',
    title: 'GET 1 KB, one connection',
    of: [direct, proxy, stores.at(-1)],
    order: { ...read, connections: 1 },
  },
  ...[1, 16].flatMap((connections) =>
    [owners, 1].map((count) => ({
      row: 'write',
      title: `Withdrawals of ${count === 1 ? 'one owner' : `${count} owners`}, ${connections} at once`,
      of: stores,
      order: { work: 'write', owners: count, connections },
    })),
  ),
].filter(({ row }) => row.includes(values.only))

/** One round of one: every answer was 200, and every one was asked of the service, a write exactly once. */
async function measure({ url, pid }, order) {
  const before = await upstream.settled()
  const cpu = () => (pid === null ? 0 : readProcess(pid).cpuMicroseconds)
  const used = cpu()
  const { count, refused, p50, p99, seconds: took } = await load.ask({ urls: [url], ...order, seconds })
  const each = (cpu() - used) / count
  const after = await upstream.settled()
  const calls = order.work === 'write' ? after.writes - before.writes : after.reads - before.reads
  if (refused > 0 || calls !== count)
    throw new Error(`${count} answers, ${refused} refused, ${calls} calls of the service`)
  return { rate: count / took, cpu: each, p50, p99 }
}

const figures = []
for (const { row, title, of, order } of rows) {
  for (const one of of) await measure(one, order)
  // In turns, so that what else the machine does falls on all.
  for (let turn = 0; turn < rounds; turn += 1)
    for (const one of turn % 2 === 0 ? of : of.toReversed())
      figures.push({ row, title, name: one.name, ...(await measure(one, order)) })
  const own = (name, key) =>
    figures.filter((one) => one.title === title && one.name === name).map((one) => one[key])
  printTable(
    title,
    Object.fromEntries(
      of.map(({ name }) => {
        const median = (key) => quantile(own(name, key))
        const rates = own(name, 'rate')
        return [
          name,
          {
            'a second': round(median('rate')),
            'lowest to highest': `${Math.round(Math.min(...rates))} to ${Math.round(Math.max(...rates))}`,
            'CPU µs each': round(median('cpu')),
            'p50 ms': round(median('p50')),
            'p99 ms': round(median('p99')),
            'ratio to the first': round(median('rate') / quantile(own(of[0].name, 'rate'))),
          },
        ]
      }),
    ),
  )
}
await keepFigures('relay', figures)
await postgres?.stop()
process.exit()
