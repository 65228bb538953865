import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { askProcess } from '../processes/askProcess.mjs'
import { readProcess } from '../processes/readProcess.mjs'
import { summarise } from '../report/summarise.mjs'

const holder = fileURLToPath(new URL('../load/holdStreams.mjs', import.meta.url))
const streams = 1000
const kilobyte = 1024

/** What a thousand open event streams cost, and what is left of them when their clients are killed. */
export const idleStreamsRow = {
  row: 'idle-streams',
  title: '1,000 idle event streams',
  metrics: [
    { name: 'memory', label: 'resident KB/stream' },
    { name: 'heap', label: 'heap KB/stream' },
    { name: 'left', label: 'sockets and timers left' },
    { name: 'heapLeft', label: 'heap left KB' },
  ],
  notes: [
    'after a collection, over the same process after some reads and 100 streams that had come and gone',
    'a proxy holds two sockets for each stream; ours answers from itself and holds one',
  ],
  async run(bench) {
    const results = []
    for (const contestant of bench.contestants) {
      const alone = await bench.start([contestant])
      const work = async (started) => results.push(await measureStreams(bench, started))
      await bench.inTurn({ list: alone, work })
      await Promise.all(alone.map(({ stop }) => stop()))
    }
    return results
  },
}

async function measureStreams(bench, started) {
  // Grows what every busy process has grown anyway, such as the space for young objects, before it is counted.
  const read = `${started.url}/v1/customer-partner/cp_1k/credit-limit/current`
  await bench.load.run({ url: read, seconds: 1, connections: 16 })
  const warm = await hold(bench, { started, count: 100, prefix: 'w' })
  await end(bench, { started, child: warm, baseline: null })
  const baseline = await measure(started)
  const held = await hold(bench, { started, count: streams, prefix: 's' })
  const open = await measure(started)
  const left = await end(bench, { started, child: held, baseline })
  const heapOver = ({ heap, external }) => (heap + external - baseline.heap - baseline.external) / kilobyte
  const once = (value) => summarise([value])
  return {
    contestant: started.contestant.name,
    figures: {
      memory: once((open.memory - baseline.memory) / kilobyte / streams),
      ...(baseline.heap !== undefined && {
        heap: once(heapOver(open) / streams),
        left: once(Math.max(0, left.handles - baseline.handles)),
        heapLeft: once(heapOver(left)),
      }),
    },
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

/** Kills the clients, then waits until the contestant has let go of them, or ten seconds. */
async function end({ group, upstream }, { started, child, baseline }) {
  await group.stop(child, 'SIGKILL')
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const now = await measure(started)
    const isLetGo = baseline === null || now.handles === undefined || now.handles <= baseline.handles
    if (isLetGo && (await upstream.counts()).streams === 0) return now
    await wait(250)
  }
  return measure(started)
}

async function measure({ collect, pid }) {
  const collected = await collect()
  const { memory } = readProcess(pid)
  if (collected === null) return { memory }
  const { heap, external, resources } = collected
  const handles = Object.values(resources).reduce((sum, count) => sum + count, 0)
  return { memory, heap, external, handles }
}
