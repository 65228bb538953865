// Measures what a ledger costs that has grown: the same calls of the store with 10^3, 10^5 and 10^6 operations on PostgreSQL.
// `--rounds 15`, `--sizes 1000,100000`, `--only claim`.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleOurs } from '../relay/contestants/bundleOurs.mjs'
import { processGroup } from '../relay/processes/processGroup.mjs'
import { startPostgres } from '../relay/processes/startPostgres.mjs'
import { formatGrowth, mostGrowth } from './formatGrowth.mjs'
import { seedLedger } from './seedLedger.mjs'
import { works } from './works.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    sizes: { type: 'string', default: '1000,100000,1000000' },
    only: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
})
const sizes = values.sizes.split(',').map(Number)
const rounds = Number(values.rounds)
const chosen = Object.entries(works).filter(([name]) => !values.only || name.includes(values.only))

/** Inside the package, so that what is bundled there finds the package's dependencies. */
const home = fileURLToPath(new URL('../test-results/', import.meta.url))
await mkdir(home, { recursive: true })
const folder = await mkdtemp(join(home, 'growth-'))
const group = processGroup({ isVerbose: values.verbose })
process.on('exit', () => {
  group.killAll()
  rmSync(folder, { recursive: true, force: true })
})

const bundle = await bundleOurs({
  folder,
  entryPoint: fileURLToPath(new URL('./ledgerStore.mjs', import.meta.url)),
})
const { ledgerStore } = await import(bundle)
const { createStore, openPostgresDatabase } = ledgerStore
const postgres = await startPostgres({ group, cores: null })
const open = (name) => {
  const connectionString = postgres.address.replace(/\/postgres$/, `/${name}`)
  // One connection, which can be told to publish what it has read.
  return openPostgresDatabase({ connectionString, max: 1 })
}
const server = open('postgres')
const ledgers = []
for (const count of sizes) {
  const name = `ledger_${count}`
  const startedAt = performance.now()
  await server.query(`create database ${name}`)
  const database = open(name)
  const store = createStore(database)
  await store.prepare(0)
  await seedLedger(database, count)
  ledgers.push({ count, database, store, state: {} })
  console.log(`${count} operations are there after ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`)
}

const empty = () =>
  Object.fromEntries(chosen.map(([name]) => [name, Object.fromEntries(sizes.map((size) => [size, []]))]))
const times = empty()
const pages = empty()
/** Pages of 8 kB that a ledger's connection has looked at until now: it publishes that at the end of its next transaction. */
async function countPages({ count, database }) {
  await database.query('select pg_stat_force_next_flush()')
  const [row] = await server.query(
    'select (blks_hit + blks_read)::float8 as pages from pg_stat_database where datname = $1',
    [`ledger_${count}`],
  )
  return row.pages
}
// The first two are for caches. In turns, so that what else the machine does falls on all.
for (let round = -2; round < rounds; round += 1) {
  for (const [name, prepare] of chosen) {
    for (let turn = 0; turn < ledgers.length; turn += 1) {
      const ledger = ledgers[(turn + round + 2) % ledgers.length]
      const work = await prepare(ledger)
      const before = await countPages(ledger)
      const startedAt = performance.now()
      await work(ledger.store)
      const time = performance.now() - startedAt
      const read = (await countPages(ledger)) - before
      if (round < 0) continue
      times[name][ledger.count].push(time)
      pages[name][ledger.count].push(read)
    }
  }
}
for (const { database } of ledgers) await database.close()
await server.close()
await postgres.stop()
await rm(folder, { recursive: true, force: true })

const inTime = formatGrowth(sizes, times)
console.log(`Milliseconds, median of ${rounds}; the ratio is to the smallest ledger\n${inTime.text}\n`)
// The smallest ledger lies in so few pages that whole tables of it are read.
const from = sizes[1] ?? sizes[0]
const inPages = formatGrowth(sizes, pages, { from, digits: 0 })
console.log(
  `Pages of 8 kB that were looked at, median of ${rounds}; the ratio is to ${from} operations\n${inPages.text}\n`,
)
const results = new URL('../../../test-results/bench/', import.meta.url)
await mkdir(results, { recursive: true })
await writeFile(new URL('growth.json', results), JSON.stringify({ times, pages }, null, 2))
if (inTime.missed.length > 0)
  console.log(`More than ${mostGrowth} times as long, if nothing else ran: ${inTime.missed.join(', ')}`)
if (inPages.missed.length > 0) {
  console.error(`More than ${mostGrowth} times as many pages: ${inPages.missed.join(', ')}`)
  process.exitCode = 1
}
