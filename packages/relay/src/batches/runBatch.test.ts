import { expect, test } from 'vitest'
import {
  expectOnce,
  makePayments,
  readBatch,
  readRows,
  seenPayments,
  sendBatch,
  sweepUntil,
  untilBatch,
} from '../../test/batches.ts'
import { holdPieces, ok, openRelay, refuse, resume } from '../../test/openBatches.ts'

const total = ({ counts }: { counts: Record<string, number> }) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

test('S146: a piece that the service finds too large goes out in halves, and nothing of it was taken before', async () => {
  const relay = await openRelay()
  const answers: number[] = []
  relay.upstream.answer = () => {
    const size = seenPayments(relay).at(-1)?.length ?? 0
    answers.push(size)
    return size > 30 ? refuse(413) : ok()
  }
  await sendBatch(relay, makePayments(120))
  const batch = await untilBatch(relay, ({ state }) => state === 'sent')
  expect(batch.counts).toMatchObject({ awaited: 120 })
  expect(answers.filter((size) => size <= 30).reduce((sum, size) => sum + size, 0)).toBe(120)
  const taken = seenPayments(relay)
    .filter(({ length }) => length <= 30)
    .flat()
  expect(new Set(taken).size).toBe(120)
  expect((await readRows(relay)).every(({ state }) => state === 'awaited')).toBe(true)
})

test('S146: a piece without an answer is never sent again, the others go on, and after three in a row a person is asked', async () => {
  const relay = await openRelay()
  let lost = 1
  relay.upstream.answer = () => (seenPayments(relay).length === lost ? new TypeError('reset') : ok())
  await sendBatch(relay, makePayments(300))
  await sweepUntil(relay, 'sent')
  const batch = await readBatch(relay)
  expect(batch.counts).toEqual({ unsent: 0, refused: 0, awaited: 200, succeeded: 0, failed: 0, unknown: 100 })
  expect(batch.troubled).toMatchObject([
    { operationId: 'batch-0001.0-100', state: 'unknown', from: 0, to: 100 },
  ])
  expectOnce(relay)
  lost = -1
  const other = await openRelay()
  other.upstream.answer = () => new TypeError('reset')
  await sendBatch(other, makePayments(500))
  await sweepUntil(other, 'stopped')
  const stopped = await readBatch(other)
  expect([stopped.problem, stopped.counts.unsent]).toEqual([
    'outcome_unknown',
    500 - seenPayments(other).flat().length,
  ])
  expect(stopped.troubled).toHaveLength(3)
  other.upstream.answer = ok
  await resume(other)
  const sent = await untilBatch(other, ({ state }) => state === 'sent')
  expect([sent.counts.unknown + sent.counts.awaited, sent.counts.unsent]).toEqual([500, 0])
  expectOnce(other)
})

test('a piece that the service refuses is refused, the others go on; the third in a row is held for a person', async () => {
  const relay = await openRelay()
  relay.upstream.answer = () => (seenPayments(relay).length === 2 ? refuse(422) : ok())
  await sendBatch(relay, makePayments(300))
  const batch = await untilBatch(relay, ({ state }) => state === 'sent')
  expect(batch.counts).toMatchObject({ refused: 100, awaited: 200 })
  const row = (await readRows(relay))[100]
  expect(row).toMatchObject({
    ...{ state: 'refused', message: 'said 422', reason: null, operationId: 'batch-0001.100-200' },
  })

  const other = await openRelay()
  other.upstream.answer = () => refuse(422)
  await sendBatch(other, makePayments(500))
  const stopped = await untilBatch(other, ({ state }) => state === 'stopped')
  const operationId = 'batch-0001.200-300'
  const piece = { operationId, state: 'held', code: null, status: 422, message: 'said 422' }
  expect(stopped.troubled).toMatchObject([piece])
  other.upstream.answer = ok
  await resume(other, { operationId, type: 'skip' })
  const sent = await untilBatch(other, ({ state }) => state === 'sent')
  expect(sent.counts).toMatchObject({ refused: 300, awaited: 200 })
})

test('a service that is away or asks to wait is asked again later, with the time that it says', async () => {
  const relay = await openRelay()
  relay.upstream.answer = () => refuse(429, { 'Retry-After': '30' })
  await sendBatch(relay, makePayments(30))
  const waiting = await untilBatch(relay, ({ state }) => state === 'waiting')
  expect(waiting.retryAt).toBe(new Date(relay.time.now + 30_000).toISOString())
  expect(waiting.counts).toMatchObject({ unsent: 30 })
  relay.upstream.answer = ok
  await relay.relay.sweep()
  expect(seenPayments(relay)).toHaveLength(1)
  relay.time.now += 31_000
  await relay.relay.sweep()
  const sent = await untilBatch(relay, ({ state }) => state === 'sent')
  expect(sent.counts).toMatchObject({ awaited: 30 })
  // Under another id: the ledger holds the refusal under the first.
  expect((await readRows(relay))[0]?.operationId).toBe('batch-0001.0-30.1')
})

test('rows that may have been sent before wait for a person, who confirms or leaves them out', async () => {
  const relay = await openRelay()
  await sendBatch(relay, makePayments(20), { id: 'batch-0000' })
  await untilBatch(relay, ({ state }) => state === 'sent', 'batch-0000')
  await sendBatch(relay, makePayments(20, 10))
  const held = await untilBatch(relay, ({ state }) => state === 'stopped')
  const [piece] = held.troubled
  expect(piece).toMatchObject({ state: 'held', code: 'possible_duplicate', duplicate: 'batch-0000.0-20' })
  expect(held.counts).toMatchObject({ unsent: 20 })
  expect(relay.upstream.seen).toHaveLength(1)
  const operationId = piece?.operationId ?? ''
  const wrong = await resume(relay, { operationId, type: 'confirm', duplicate: 'another-one' })
  expect([wrong.code, (wrong.data as { state: string }).state]).toEqual(['batch_changed', 'stopped'])
  expect((await resume(relay, { operationId: 'batch-0001.0-1', type: 'skip' })).code).toBe('batch_changed')
  expect((await resume(relay, { operationId, type: 'skipCredited' })).code).toBe('batch_changed')
  expect((await resume(relay, { operationId, type: 'other' })).code).toBe('malformed_request')
  // Without a decision it is looked at again, and held again.
  await resume(relay)
  await untilBatch(relay, ({ state }) => state === 'stopped')
  expect(relay.upstream.seen).toHaveLength(1)
  await resume(relay, { operationId, type: 'confirm', duplicate: 'batch-0000.0-20' })
  expect((await untilBatch(relay, ({ state }) => state === 'sent')).counts).toMatchObject({ awaited: 20 })
  expect((await resume(relay, { operationId, type: 'skip' })).code).toBe('batch_changed')
})

test('rows whose statement line was credited before are left out by a person, and the others go', async () => {
  const relay = await openRelay()
  const line = (at: number) => `${'d'.repeat(20)}${String(at).padStart(2, '0')}`
  const rows = makePayments(6).map((row, at) => ({ ...row, statementLines: [line(at)] }))
  await sendBatch(relay, rows.slice(0, 2), { id: 'batch-0000' })
  await untilBatch(relay, ({ state }) => state === 'sent', 'batch-0000')
  const again = rows.map((row) => ({ ...row, payment: { ...row.payment, amount: row.payment.amount + 0.5 } }))
  await sendBatch(relay, [again[2], again[0], again[3], again[1], again[4], again[5]])
  const held = await untilBatch(relay, ({ state }) => state === 'stopped')
  expect(held.troubled).toMatchObject([{ code: 'line_credited', creditedRows: [1, 3] }])
  await resume(relay, { operationId: held.troubled[0]?.operationId, type: 'skipCredited' })
  const sent = await untilBatch(relay, ({ state }) => state === 'sent')
  expect(sent.counts).toMatchObject({ refused: 2, awaited: 4 })
  const fates = (await readRows(relay)).map(({ state, reason }) => reason ?? state)
  expect(fates).toEqual([...['awaited', 'credited', 'awaited', 'credited', 'awaited', 'awaited']])
  expectOnce(relay)
})

test('rows of one statement line go out together, however the pieces are cut', async () => {
  const relay = await openRelay()
  const shared = `${'e'.repeat(22)}`
  const rows = makePayments(150).map((row, at) => {
    return { ...row, statementLines: at >= 95 && at < 105 ? [shared] : [] }
  })
  await sendBatch(relay, rows)
  await untilBatch(relay, ({ state }) => state === 'sent')
  expect(seenPayments(relay).map(({ length }) => length)).toEqual([95, 55])
})

test('a batch that is paused stops after the piece that is on its way, and goes on when it is resumed; a cancelled one never does', async () => {
  const relay = await openRelay()
  const gate = holdPieces(relay)
  await sendBatch(relay, makePayments(300))
  await gate.arrived()
  expect((await relay.send('POST', '/batches/batch-0001/pause')).data).toMatchObject({
    state: 'paused',
    counts: { unsent: 300 },
  })
  gate.open()
  await untilBatch(relay, ({ counts }) => counts.awaited === 100)
  await relay.relay.sweep()
  expect((await readBatch(relay)).state).toBe('paused')
  expect(relay.upstream.seen).toHaveLength(1)
  const again = holdPieces(relay)
  await resume(relay)
  await again.arrived()
  await relay.send('POST', '/batches/batch-0001/cancel')
  again.open()
  const batch = await untilBatch(relay, ({ counts }) => counts.awaited === 200)
  expect(batch).toMatchObject({ state: 'cancelled', counts: { refused: 100, unsent: 0 } })
  expect((await resume(relay)).data).toMatchObject({ state: 'cancelled' })
  await relay.relay.sweep()
  expect(relay.upstream.seen).toHaveLength(2)
  const last = (await readRows(relay)).at(-1)
  expect(last).toMatchObject({ state: 'refused', reason: 'leftOut', operationId: null })
})

test('a relay that closes waits for the piece that is on its way and begins no other; the next one goes on', async () => {
  const relay = await openRelay()
  const gate = holdPieces(relay)
  await sendBatch(relay, makePayments(300))
  await gate.arrived()
  const closed = relay.relay.close()
  gate.open()
  expect(await closed).toEqual({ unfinished: [] })
  expect(relay.upstream.seen).toHaveLength(1)
  expect((await readBatch(relay)).counts).toMatchObject({ awaited: 100, unsent: 200 })
  const next = await openRelay({ store: relay.store })
  await next.relay.sweep()
  await untilBatch(next, ({ state }) => state === 'sent')
  expect(seenPayments(next).map(([first]) => first)).toEqual(['INV-100', 'INV-200'])
})

test('S146: of two relays on one database one sends a batch, each piece once; a dead one is followed when its lease ends', async () => {
  const relay = await openRelay()
  const gate = holdPieces(relay)
  const other = await openRelay({ store: relay.store })
  await sendBatch(relay, makePayments(300))
  await gate.arrived()
  for (let at = 0; at < 3; at += 1) await other.relay.sweep()
  expect(other.upstream.seen).toEqual([])
  // The first one stands still for longer than its lease, and wakes after the other has taken the batch.
  other.time.now += 200_000
  await sweepUntil(other, 'sent')
  const batch = await readBatch(other)
  expect(batch.counts).toMatchObject({ unknown: 100, awaited: 200 })
  gate.open()
  await relay.relay.close()
  const left = makePayments(200, 100).map(({ payment }) => payment.transaction_reference)
  expect(seenPayments(other).flat()).toEqual(left)
  expect(relay.upstream.seen).toHaveLength(1)
  expect(total(batch)).toBe(300)
  expect((await readBatch(other)).counts).toMatchObject({ awaited: 300, unknown: 0 })
})
