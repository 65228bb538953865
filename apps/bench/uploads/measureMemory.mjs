import { readProcess } from '../relay/processes/readProcess.mjs'
import { resetPeakMemory } from '../relay/processes/resetPeakMemory.mjs'

const megabyte = 1024 * 1024
/** Bytes of each document that are sent only once all the others are there, so that looking into them is measured alone. */
const held = 1_000
/** Bytes a second that the slow service takes. */
const slow = 25_000_000

/**
 * How much resident memory the relay grows by, at its highest, in each phase of a set that goes through it: less what it has after
 * a small set and a collection.
 */
export async function measureMemory({ relay, upstream, ask }, { count, size, chunk }) {
  const set = { ...relay.target, count, size, held, parallel: 3, chunk }
  const phases = []
  const during = async (phase, work) => {
    resetPeakMemory(relay.pid)
    const milliseconds = await work()
    const growth = (readProcess(relay.pid).peakMemory - idle) / megabyte
    phases.push({ phase, growth, seconds: milliseconds / 1000 })
  }
  const before = await upstream.counts()
  const small = { ...set, count: 3 }
  await ask('stage', small)
  await ask('finish', small)
  await ask('submit', { ...small, expected: 200 })
  await relay.collect()
  const idle = readProcess(relay.pid).memory

  await during('staging', () => ask('stage', set))
  await during('inspection', () => ask('finish', set))
  // Refused, so that the set is still there for the next one.
  await upstream.set({ bytesPerSecond: slow, status: 422 })
  await during('assembly, slow service', () => ask('submit', { ...set, expected: 422 }))
  await upstream.set({ bytesPerSecond: null, status: 200 })
  await during('assembly, fast service', () => ask('submit', { ...set, expected: 200 }))

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
  return { idle: idle / megabyte, phases }
}
