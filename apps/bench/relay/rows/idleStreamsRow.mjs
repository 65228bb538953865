import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { askProcess } from '../processes/askProcess.mjs'
import { readProcess } from '../processes/readProcess.mjs'
import { summarise } from '../report/summarise.mjs'

const holder = fileURLToPath(new URL('../load/holdStreams.mjs', import.meta.url))
const streams = 1000
const kilobyte = 1024
/** 1 MB for young objects in place of 16: what opening the streams threw away would be counted as theirs, and differs by run. */
const smallYoungSpace = { NODE_OPTIONS: '--max-semi-space-size=1' }

/** What a thousand open event streams cost, and what is left of them when their clients are killed. */
export const idleStreamsRow = {
  row: 'idle-streams',
  title: '1,000 idle event streams',
  metrics: [
    { name: 'memory', label: 'resident KB/stream' },
    { name: 'heap', label: 'heap KB/stream' },
    { name: 'left', label: 'connections left' },
    { name: 'heapLeft', label: 'heap left KB of the second 1,000' },
  ],
  notes: [
    'every Node here has 1 MB for young objects, since 16 MB more or less would hide what a stream costs',
    'after a collection, over the same process after some reads and 100 streams that had come and gone',
    'ours has its ledger in a PostgreSQL beside it, where there is one',
    'a proxy holds two sockets for each stream; ours answers from itself and holds one',
  ],
  async run(bench) {
    const samples = new Map()
    for (let round = 0; round < Math.min(bench.rounds, 3); round += 1) {
      // Those that no target needs are there for comparison, and once will do.
      for (const contestant of bench.contestants.filter(({ isTarget }) => isTarget || round === 0)) {
        const { name } = contestant
        const environment = { ...(await bench.besideLedger()), ...smallYoungSpace }
        const alone = await bench.start([contestant], { environment })
        const work = async (started) =>
          samples.set(name, [...(samples.get(name) ?? []), await measureStreams(bench, started)])
        await bench.inTurn({ list: alone, work })
        await Promise.all(alone.map(({ stop }) => stop()))
      }
    }
    return [...samples].map(([contestant, rounds]) => ({
      contestant,
      figures: Object.fromEntries(
        Object.keys(rounds[0]).map((name) => [name, summarise(rounds.map((round) => round[name]))]),
      ),
    }))
  },
}

async function measureStreams(bench, started) {
  const read = `${started.url}/v1/customer-partner/cp_1k/credit-limit/current`
  await bench.load.run({ url: read, seconds: 1, connections: 16 })
  await letGo(bench, { started, child: await hold(bench, { started, count: 100, prefix: 'w' }) })
  const baseline = await measure(started)
  const first = await hold(bench, { started, count: streams, prefix: 's' })
  const open = await measure(started)
  const leftOfFirst = await letGo(bench, { started, child: first })
  const once = await measure(started)
  const second = await hold(bench, { started, count: streams, prefix: 't' })
  const left = Math.max(leftOfFirst, await letGo(bench, { started, child: second }))
  const twice = await measure(started)

  const memory = (open.memory - baseline.memory) / kilobyte / streams
  // Not one in Node: only the kernel knows its memory.
  if (baseline.heap === undefined) return { memory, left }
  return {
    memory,
    heap: (open.heap - baseline.heap) / kilobyte / streams,
    left,
    heapLeft: (twice.heap - once.heap) / kilobyte,
  }
}

async function hold({ group, cores }, { started, count, prefix }) {
  const args = [holder, started.url, String(count), prefix]
  const child = group.start({ command: process.execPath, args, core: cores?.load ?? null, ipc: true })
  const reason = askProcess(child, { field: 'reason' }).catch(() => undefined)
  const open = await askProcess(child, { field: 'open' })
  if (open !== count) throw new Error(await reason)
  return child
}

/** Kills the clients and returns how many of their connections are left, here or behind, when none is or ten seconds have passed. */
async function letGo({ group, upstream }, { started, child }) {
  await group.stop(child, 'SIGKILL')
  for (let attempt = 0; ; attempt += 1) {
    const left = ((await started.collect())?.connections ?? 0) + (await upstream.counts()).streams
    if (left === 0 || attempt === 40) return left
    await wait(250)
  }
}

async function measure({ collect, pid }) {
  const collected = await collect()
  return { memory: readProcess(pid).memory, heap: collected?.heap }
}
