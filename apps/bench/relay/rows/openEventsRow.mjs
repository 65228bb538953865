import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { summarise } from '../report/summarise.mjs'

const counts = [0, 500, 10_000]
/** Events in one webhook; the relay takes no more. */
const most = 200
const account = '0123456789'
const sets = counts.flatMap((open) => ['write', 'webhook'].map((what) => ({ what, open })))
const getName = ({ what, open }) => `${what}, ${open.toLocaleString('en-GB')} open`

let sent = 0

/** What a write and a webhook cost a partner for whom so many events are open that nothing was found for. */
export const openEventsRow = {
  row: 'open-events',
  title: 'A withdrawal, and a webhook that nothing is found for, beside open events of the same partner',
  reference: getName({ what: 'write', open: 0 }),
  metrics: [
    { name: 'p50', label: 'p50 ms' },
    { name: 'p99', label: 'p99 ms' },
  ],
  notes: [
    'one at a time, in turns; each write has an amount of its own, and no open event has that amount',
    'on a PostgreSQL beside it where there is one, else in PGlite; the target compares with the same without open events',
  ],
  async run(bench) {
    const ours = bench.contestants.find(({ name }) => name === 'ours')
    if (!ours) return []
    const environment = (await bench.besideLedger()) ?? {
      BENCH_DATA_DIR: join(bench.folder, 'pglite-events'),
    }
    const [started] = await bench.start([ours], { environment })
    if (!started) return []
    for (const count of counts) await open(started, { open: count })
    const samples = new Map()
    const times = bench.isQuick ? 40 : 100
    // The first round warms up and is not counted.
    for (let round = -1; round < Math.min(bench.rounds, 3); round += 1) {
      await bench.inTurn({
        list: sets.map((set) => ({ ...set, contestant: { name: getName(set) } })),
        round: round + 1,
        async work(set) {
          const taken = []
          for (let at = 0; at < times; at += 1) taken.push(await measure(started, set))
          if (round >= 0) samples.set(getName(set), [...(samples.get(getName(set)) ?? []), readTimes(taken)])
        },
      })
    }
    await started.stop()
    return [...samples].map(([contestant, rounds]) => ({
      contestant,
      figures: {
        p50: summarise(rounds.map(({ p50 }) => p50)),
        p99: summarise(rounds.map(({ p99 }) => p99)),
      },
    }))
  },
}

const getPartner = ({ open: count }) => `open${count}`

async function open({ url }, set) {
  for (let at = 0; at < set.open; at += most) await tell({ url, set, count: Math.min(most, set.open - at) })
}

async function measure({ url }, set) {
  const began = performance.now()
  if (set.what === 'webhook') await tell({ url, set, count: 1 })
  else await withdraw({ url, set })
  return performance.now() - began
}

/** One webhook with this many events about withdrawals that do not exist. */
async function tell({ url, set, count }) {
  const events = Array.from({ length: count }, () => {
    sent += 1
    const data = {
      customer_partner_id: `cp_${getPartner(set)}`,
      amount: 5_000_000 + sent,
      account_number: account,
    }
    return { event: 'withdrawal.succeeded', data: { ...data, reference: `svc_${sent}` } }
  })
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`${url}/webhooks/bench`, {
    method: 'POST',
    headers,
    body: JSON.stringify(events),
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`a webhook was answered with ${response.status}`)
}

async function withdraw({ url, set }) {
  sent += 1
  const owner = getPartner(set)
  const response = await fetch(`${url}/v1/baas/customer-partner/cp_${owner}/withdraw`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'X-Relay': '1',
      'Sec-Fetch-Site': 'same-origin',
      Cookie: `s=${owner}`,
    },
    // Another amount each time: an equal one would be held back.
    body: JSON.stringify({
      account_type: 'bank',
      name: 'Ada Obi',
      amount: 1_000 + sent,
      account_number: account,
      bank_code: '058',
    }),
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`a withdrawal was answered with ${response.status}`)
}

function readTimes(taken) {
  const sorted = taken.toSorted((left, right) => left - right)
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  return { p50: at(0.5), p99: at(0.99) }
}
