import { expect, test } from 'vitest'
import type { Batch } from './Batch.ts'
import { listBatches } from './listBatches.ts'
import { openBatch } from './openBatch.ts'
import { startBatch } from './startBatch.ts'
import { createDevice, createLocks } from './test/createDevice.ts'
import { createModelRelay, type Fault } from './test/createModelRelay.ts'
import { makeRows } from './test/makeRows.ts'

const start = {
  kind: 'registerTransactions',
  fileName: 'november.csv',
  fileDigest: 'ab',
  shared: { sector: 'Lender' },
} as const
const kind = 'registerTransactions'

/** What befalls writes of the service, in order; drafts and reads arrive. */
function createWriteFaults(faults: Fault[]) {
  return (method: string, url: string): Fault =>
    method === 'POST' && url.includes('/v1/') ? (faults.shift() ?? 'none') : 'none'
}
const toRanges = ({ pieces }: Batch) => pieces.map(({ from, to, state }) => `${from}-${to} ${state}`)

test('S146: every piece has its id before the first is sent, and keeps it on another device', async () => {
  const relay = createModelRelay()
  const { lending } = createDevice({ relay })
  const batch = await startBatch(lending, { ...start, rows: makeRows(250) })
  expect(toRanges(batch.get())).toEqual(['0-100 unsent', '100-200 unsent', '200-250 unsent'])
  const ids = batch.get().pieces.map(({ operationId }) => operationId)
  const other = createDevice({ relay })
  const opened = await openBatch(other.lending, { kind, id: batch.get().id })
  expect(opened?.get()).toEqual(batch.get())
  expect(opened?.rows).toEqual(makeRows(250))
  expect(relay.writes()).toEqual([])
  await opened?.send()
  expect(relay.writes().map(({ id }) => id)).toEqual(ids)
  expect(opened?.get().state).toBe('sent')
  expect(await listBatches(other.lending, { kind })).toMatchObject([{ state: 'sent', total: 250 }])
})

test('an answer that was lost is looked up in the ledger, and the next piece goes out', async () => {
  const relay = createModelRelay()
  const { lending } = createDevice({ relay, nextFault: createWriteFaults(['lostAfter']) })
  const batch = await startBatch(lending, { ...start, rows: makeRows(20), pieceSize: 10 })
  await batch.send()
  expect(toRanges(batch.get())).toEqual(['0-10 accepted', '10-20 accepted'])
  expect(relay.writes()).toHaveLength(2)
})

test('S146: a piece whose outcome is not known stops the sending, and is never sent again by itself', async () => {
  const relay = createModelRelay()
  const { lending } = createDevice({ relay, nextFault: createWriteFaults(['serviceUnknown']) })
  const batch = await startBatch(lending, { ...start, rows: makeRows(20), pieceSize: 10 })
  await batch.send()
  expect(batch.get().state).toBe('stopped')
  expect(toRanges(batch.get())).toEqual(['0-10 unknown', '10-20 unsent'])
  const opened = await openBatch(lending, { kind, id: batch.get().id })
  await opened?.send()
  expect(toRanges(opened?.get() ?? batch.get())).toEqual(['0-10 unknown', '10-20 accepted'])
  expect(opened?.get().state).toBe('sent')
  expect(relay.writes()).toHaveLength(2)
  expect([...relay.taken.values()].every((times) => times === 1)).toBe(true)
})

test('a piece that the relay never received goes out under the same id when a person goes on', async () => {
  const relay = createModelRelay()
  const { lending } = createDevice({ relay, nextFault: createWriteFaults(['lostBefore']) })
  const batch = await startBatch(lending, { ...start, rows: makeRows(5) })
  await batch.send()
  expect([batch.get().state, ...toRanges(batch.get())]).toEqual(['stopped', '0-5 unknown'])
  expect(relay.writes()).toEqual([])
  const [piece] = batch.get().pieces
  await batch.send()
  expect(toRanges(batch.get())).toEqual(['0-5 accepted'])
  expect(relay.writes()).toMatchObject([{ id: piece?.operationId }])
})

test('S146: a piece that is too large is halved, and two devices halve it alike', async () => {
  const relay = createModelRelay()
  relay.limitService(30)
  const devices = [createDevice({ relay }), createDevice({ relay })]
  const first = await startBatch(devices[0]?.lending ?? createDevice({ relay }).lending, {
    ...start,
    rows: makeRows(250),
  })
  const second = await openBatch(devices[1]?.lending ?? createDevice({ relay }).lending, {
    kind,
    id: first.get().id,
  })
  await Promise.all([first.send(), second?.send()])
  const last = await openBatch(createDevice({ relay }).lending, { kind, id: first.get().id })
  await last?.send()
  expect(last?.get().state).toBe('sent')
  expect(last?.get().pieces.every(({ from, to, state }) => state === 'accepted' && to - from <= 30)).toBe(
    true,
  )
  expect(relay.taken.size).toBe(250)
  expect([...relay.taken.values()].every((times) => times === 1)).toBe(true)
})

test('a row that is too large by itself is refused, and what follows waits for a decision', async () => {
  const relay = createModelRelay({ relayMost: 0 })
  const { lending } = createDevice({ relay })
  const batch = await startBatch(lending, { ...start, rows: makeRows(3) })
  await batch.send()
  expect(batch.get().state).toBe('stopped')
  expect(batch.get().pieces[0]).toMatchObject({ from: 0, to: 1, state: 'refused', problem: { status: 413 } })
})

test('when the time runs out the pieces that follow are halved, down to ten rows', async () => {
  const relay = createModelRelay()
  const faults = createWriteFaults(['timeout', 'timeout', 'timeout', 'timeout'])
  const { lending } = createDevice({ relay, nextFault: faults })
  const batch = await startBatch(lending, { ...start, rows: makeRows(160), pieceSize: 64 })
  await batch.send()
  const sizes = batch.get().pieces.map(({ from, to }) => to - from)
  expect(sizes).toEqual([64, 32, 16, 10, 10, 10, 10, 8])
  expect(batch.get().state).toBe('sent')
})

test.each<[Fault, number]>([
  ['busy', 7_000],
  ['away', 1_000],
])('a relay that is %s is waited for, and gets the same id again', async (fault, pause) => {
  const relay = createModelRelay()
  const { lending, waits } = createDevice({ relay, nextFault: createWriteFaults([fault]) })
  const batch = await startBatch(lending, { ...start, rows: makeRows(5) })
  const states = new Set<string>()
  batch.subscribe(() => states.add(batch.get().state))
  await batch.send()
  expect(waits).toEqual([pause])
  expect([...states]).toContain('waiting')
  expect(new Set(relay.writes().map(({ id }) => id)).size).toBe(1)
  expect(toRanges(batch.get())).toEqual(['0-5 accepted'])
})

test.each<Fault>(['serviceBusy', 'kept'])(
  'rows that were refused for what passes (%s) go out again under a new id',
  async (fault) => {
    const relay = createModelRelay()
    const { lending } = createDevice({ relay, nextFault: createWriteFaults([fault]) })
    const batch = await startBatch(lending, { ...start, rows: makeRows(5) })
    await batch.send()
    const [first, second] = relay.writes()
    expect(second?.id).toBe(`${first?.id}.1`)
    expect(toRanges(batch.get())).toEqual(['0-5 accepted'])
    expect([...relay.taken.values()].every((times) => times === 1)).toBe(true)
  },
)

test('a refused piece waits for the person, who leaves it out', async () => {
  const relay = createModelRelay()
  const { lending } = createDevice({ relay, nextFault: createWriteFaults(['serviceRefuses']) })
  const batch = await startBatch(lending, { ...start, rows: makeRows(20), pieceSize: 10 })
  await batch.send()
  await batch.send()
  expect([batch.get().state, ...toRanges(batch.get())]).toEqual(['stopped', '0-10 refused', '10-20 unsent'])
  batch.skip(batch.get().pieces[0]?.operationId ?? '')
  await batch.send()
  expect([batch.get().state, ...toRanges(batch.get())]).toEqual(['sent', '0-10 refused', '10-20 accepted'])
  const opened = await openBatch(lending, { kind, id: batch.get().id })
  expect(opened?.get()).toEqual(batch.get())
})

test('S146: asked for twice, or in two tabs, it is one sending', async () => {
  const relay = createModelRelay()
  const { lending, died } = createDevice({ relay })
  const locks = createLocks()
  const tabs = [0, 1].map(() => ({ ...lending, locks: locks(died) }))
  const first = await startBatch(tabs[0] ?? lending, { ...start, rows: makeRows(30), pieceSize: 10 })
  const second = await openBatch(tabs[1] ?? lending, { kind, id: first.get().id })
  const sending = Promise.all([first.send(), first.send(), second?.send()])
  await sending
  expect(relay.writes()).toHaveLength(3)
  expect(second?.get().state).toBe('sent')
})

test('it pauses after the piece that is on its way, and goes on with the next', async () => {
  const relay = createModelRelay()
  const { lending } = createDevice({ relay })
  const batch = await startBatch(lending, { ...start, rows: makeRows(30), pieceSize: 10 })
  const stop = batch.subscribe(() => {
    if (batch.get().pieces[0]?.state === 'sending') batch.pause()
  })
  await batch.send()
  stop()
  expect([batch.get().state, ...toRanges(batch.get())]).toEqual([
    'paused',
    '0-10 accepted',
    '10-20 unsent',
    '20-30 unsent',
  ])
  await batch.send()
  expect(batch.get().state).toBe('sent')
})

test('S146: two devices that cut the same rows differently do not send them twice', async () => {
  const relay = createModelRelay()
  const slow = createDevice({ relay, nextFault: createWriteFaults(['timeout']) })
  const first = await startBatch(slow.lending, { ...start, rows: makeRows(100), pieceSize: 40 })
  // Opened before the first one learns that the pieces are too large.
  const second = await openBatch(createDevice({ relay }).lending, { kind, id: first.get().id })
  await first.send()
  await second?.send()
  expect([...relay.taken.values()].filter((times) => times > 1)).toEqual([])
  expect(relay.taken.size).toBe(100)
})

test('a batch that is removed is forgotten at the relay, and its rows with it', async () => {
  const relay = createModelRelay()
  const { lending } = createDevice({ relay })
  const batch = await startBatch(lending, { ...start, rows: makeRows(30) })
  await batch.remove()
  expect(await listBatches(lending, { kind })).toEqual([])
  expect(await openBatch(lending, { kind, id: batch.get().id })).toBe(null)
  expect(JSON.stringify([...relay.drafts.values()])).not.toContain('H4sI')
})

test('rows that the relay has lost or that were changed are not sent', async () => {
  const relay = createModelRelay()
  const { lending } = createDevice({ relay })
  const batch = await startBatch(lending, { ...start, rows: makeRows(30) })
  for (const [name, draft] of relay.drafts)
    if (/-0\?/.test(name) || name.endsWith('-0'))
      relay.drafts.set(name, { ...draft, value: { rows: 'H4sIAAAAAAAA' } })
  expect(await openBatch(lending, { kind, id: batch.get().id })).toBe(null)
})
