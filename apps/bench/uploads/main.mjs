// Measures documents on their way through the relay: how much it grows, and how fast it is. `--quick`, `--chunk 262144`, `--verbose`.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bundleRelay } from '../lib/bundleRelay.mjs'
import { keepFigures, printTable, round } from '../lib/figures.mjs'
import { openRun } from '../lib/openRun.mjs'
import { readProcess, resetPeakMemory } from '../lib/readProcess.mjs'
import { startPostgres } from '../lib/startPostgres.mjs'
import { startUpstream } from '../lib/startUpstream.mjs'

/** MiB by which the relay may grow. */
const limit = 32
const megabyte = 1024 * 1024
const size = 20_000_000
/** Bytes of each document that are sent only once all the others are there, so that looking into them is measured alone. */
const held = 1_000
/** Bytes a second that the slow service takes. */
const slow = 25_000_000

const { values } = parseArgs({
  options: {
    chunk: { type: 'string', default: String(4 * megabyte) },
    quick: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
})
const count = values.quick ? 8 : 25
const { folder, group, cores, start } = await openRun({ isVerbose: values.verbose })
const upstream = await startUpstream({ start, cores })
const postgres = await startPostgres({ group, cores })
const load = await start(fileURLToPath(new URL('./uploadsLoad.mjs', import.meta.url)), {
  core: cores?.load ?? null,
  says: 'ready',
})
const staged = join(folder, 'staged')
await mkdir(staged)
const relay = await start(await bundleRelay({ folder }), {
  core: cores?.measured ?? null,
  environment: {
    // How far Node lets 16 MB of young objects grow depends on speed, and would be counted as what a set costs.
    NODE_OPTIONS: '--max-semi-space-size=4',
    BENCH_UPSTREAM: upstream.url,
    BENCH_DATABASE_URL: postgres.address,
    BENCH_STAGING: staged,
  },
})

const set = { url: relay.url, count, size, held, parallel: 3, chunk: Number(values.chunk) }
const small = { ...set, count: 3 }
const before = await upstream.counts()
for (const task of ['stage', 'finish', 'submit']) await load.ask({ ...small, task, expected: 200 })
await relay.ask('memory')
const idle = readProcess(relay.pid).memory
const phases = {}

/** How much resident memory the relay grows by at its highest: less what it has after a small set and a collection. */
async function measure(phase, task, expected) {
  resetPeakMemory(relay.pid)
  const cpu = readProcess(relay.pid).cpuMicroseconds
  const { milliseconds } = await load.ask({ ...set, task, expected })
  const { peakMemory, cpuMicroseconds } = readProcess(relay.pid)
  phases[phase] = {
    'growth MiB': round((peakMemory - idle) / megabyte),
    'MB/s': round((count * size) / 1_000 / milliseconds),
    'CPU s/GB': round((cpuMicroseconds - cpu) / 1e6 / ((count * size) / 1e9)),
  }
}

await measure('staging', 'stage')
await measure('inspection', 'finish')
// Refused, so that the set is still there for the next one.
await upstream.set({ bytesPerSecond: slow, status: 422 })
await measure('assembly, slow service', 'submit', 422)
await upstream.set({ bytesPerSecond: null, status: 200 })
await measure('assembly, fast service', 'submit', 200)

const after = await upstream.counts()
const arrived = after.bytes - before.bytes
const sent = (2 * count + small.count) * size
// The rest is the form around the documents.
if (
  arrived < sent ||
  arrived > sent + 100_000 ||
  after.uploads - before.uploads !== 3 ||
  after.cut !== before.cut
)
  throw new Error(`the service got ${arrived} bytes of ${sent}`)
printTable(
  `${count} documents of 20 MB in chunks of ${set.chunk / 1024} KiB, three at a time; the relay has ${round(idle / megabyte)} MiB before`,
  phases,
)
await keepFigures('uploads', phases)
await postgres.stop()
const highest = Math.max(...Object.values(phases).map((phase) => phase['growth MiB']))
console.log(`${highest <= limit ? 'met' : 'MISSED'}: growth of at most ${limit} MiB`)
process.exit(highest <= limit ? 0 : 1)
