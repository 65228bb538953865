import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { askProcess } from '../processes/askProcess.mjs'
import { readProcess } from '../processes/readProcess.mjs'
import { summarise } from '../report/summarise.mjs'

const loader = fileURLToPath(new URL('../load/withdrawLoad.mjs', import.meta.url))
const manyOwners = 256

const loads = [
  { connections: 1, owners: manyOwners },
  { connections: 16, owners: manyOwners },
  { connections: 1, owners: 1 },
  { connections: 16, owners: 1 },
]

/** A withdrawal's whole way: claimed in the ledger, sent once to a service that answers at once, its outcome recorded. */
export const withdrawRow = {
  row: 'withdraw',
  title: 'Withdrawals through the ledger',
  metrics: [
    { name: 'rate', label: 'per second' },
    { name: 'p50', label: 'p50 ms' },
    { name: 'p99', label: 'p99 ms' },
    { name: 'cpu', label: 'CPU us each' },
  ],
  notes: [
    'both databases have the ledger on disk and wait for it at every commit (fsync is on); the disk decides much of this',
    'PGlite runs inside the relay, so its CPU is counted; PostgreSQL runs beside it on the core of the upstream, so its CPU is not',
    `many: ${manyOwners} owners in turns; one: every withdrawal of the same owner, who is locked for each`,
  ],
  async run(bench) {
    const ours = bench.contestants.find(({ name }) => name === 'ours')
    if (!ours) return []
    const { group, cores, upstream } = bench
    const child = group.start({
      command: process.execPath,
      args: [loader],
      core: cores?.load ?? null,
      ipc: true,
    })
    await askProcess(child, { field: 'ready' })
    const stores = await openStores(bench, ours)
    const samples = new Map()

    const measure = async ({ store, url, pid }, order) => {
      const before = { calls: (await upstream.counts()).writes, cpu: readProcess(pid).cpuMicroseconds }
      const load = await askProcess(child, { field: 'load', message: { url, ...order } })
      if (load.error !== undefined) throw new Error(load.error)
      const cpu = readProcess(pid).cpuMicroseconds - before.cpu
      const calls = (await upstream.counts()).writes - before.calls
      if (calls !== load.count)
        throw new Error(`${load.count} withdrawals made ${calls} calls of the service`)
      const name = `${store}, ${order.connections} at once, ${order.owners === 1 ? 'one' : 'many'}`
      samples.set(name, [...(samples.get(name) ?? []), { ...load, cpu: cpu / load.count }])
    }

    let list = await bench.inTurn({
      list: stores,
      work: (target) => measure(target, { ...loads[1], seconds: bench.warmUp }),
    })
    samples.clear()
    for (let round = 0; round < Math.min(bench.rounds, 3); round += 1) {
      for (const order of loads) {
        list = await bench.inTurn({
          list,
          round,
          work: (target) => measure(target, { ...order, seconds: bench.seconds }),
        })
      }
    }
    await Promise.all([...stores.map(({ stop }) => stop()), group.stop(child)])
    return [...samples]
      .toSorted(([left], [right]) => left.localeCompare(right))
      .map(([contestant, rounds]) => {
        const of = (name) => summarise(rounds.map((round) => round[name]))
        return { contestant, figures: { rate: of('rate'), p50: of('p50'), p99: of('p99'), cpu: of('cpu') } }
      })
  },
}

/** The relay twice, once on each database that can be had. */
async function openStores(bench, ours) {
  const start = async (store, environment) => {
    const started = await bench.start([ours], { environment })
    return started.map((target) => ({ ...target, store }))
  }
  const embedded = await start('PGlite', { BENCH_DATA_DIR: join(bench.folder, 'pglite') })
  const environment = await bench.besideLedger()
  return environment === null ? embedded : [...embedded, ...(await start('PostgreSQL', environment))]
}
