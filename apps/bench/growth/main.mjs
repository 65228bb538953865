// Measures what a ledger costs that has grown: the same calls of the store with 10^3, 10^5 and 10^6 operations on PostgreSQL.
// `--rounds 15`, `--sizes 1000,100000`, `--only claim`.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bundleRelay } from '../lib/bundleRelay.mjs'
import { keepFigures, printTable, quantile, round } from '../lib/figures.mjs'
import { openRun } from '../lib/openRun.mjs'
import { startPostgres } from '../lib/startPostgres.mjs'
import { seedLedger } from './seedLedger.mjs'
import { works } from './works.mjs'

/** How many times as much a call may cost in the largest ledger. */
const mostGrowth = 2

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

const { folder, group } = await openRun({ isVerbose: values.verbose, isPinned: false })
const bundle = await bundleRelay({
  folder,
  entryPoint: fileURLToPath(new URL('./ledgerStore.mjs', import.meta.url)),
})
const { ledgerStore } = await import(bundle)
const { createStore, openPostgresDatabase } = ledgerStore
const postgres = await startPostgres({ group })
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

const figures = []
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
      if (round >= 0) figures.push({ name, count: ledger.count, time, pages: read })
    }
  }
}
for (const { database } of ledgers) await database.close()
await server.close()
await postgres.stop()

/** Prints the medians with their ratio to the size `from`, and returns the works that grew by more than they may. */
function report(title, key, from) {
  const missed = []
  const lines = chosen.map(([work]) => {
    const medians = sizes.map((size) =>
      quantile(figures.filter(({ name, count }) => name === work && count === size).map((one) => one[key])),
    )
    const ratio = medians.at(-1) / medians[sizes.indexOf(from)]
    if (ratio > mostGrowth) missed.push(work)
    const cells = Object.fromEntries(sizes.map((size, at) => [`of ${size}`, round(medians[at])]))
    return [work, { ...cells, ratio: round(ratio) }]
  })
  printTable(`${title}, median of ${rounds}; the ratio is to ${from} operations`, Object.fromEntries(lines))
  return missed
}

const slower = report('Milliseconds', 'time', sizes[0])
// The smallest ledger lies in so few pages that whole tables of it are read.
const larger = report('Pages of 8 kB that were looked at', 'pages', sizes[1] ?? sizes[0])
await keepFigures('growth', figures)
if (slower.length > 0) console.log(`More than twice as long, if nothing else ran: ${slower.join(', ')}`)
if (larger.length > 0) console.error(`More than twice as many pages: ${larger.join(', ')}`)
process.exit(larger.length > 0 ? 1 : 0)
