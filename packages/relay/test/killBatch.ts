import type { Batch, BatchRow } from '@onlend/core/relay'
import { expect, onTestFinished } from 'vitest'
import { makePayments } from './batches.ts'
import type { RecordingServer } from './recordingServer.ts'
import type { RelayProcess } from './startRelayProcess.ts'
import { toFraction } from './toFraction.ts'

type KillBatchOptions = {
  seed: number
  upstream: RecordingServer
  start: () => Promise<RelayProcess>
  /** Relays that run besides the one that is killed. */
  others: number
}

/** Rows of the batch, and of a piece at most. */
const total = 1_000
const pieceSize = 100
/** Pieces that have reached the service when the relay is killed, at most: the last ones have not. */
const mostArrived = 8

/** Sends a batch, kills the relay at a moment that follows from the seed, goes on with another one, and holds each row to once at the service and to one state. */
export async function killBatch({ seed, upstream, others, ...options }: KillBatchOptions): Promise<void> {
  const started: Promise<RelayProcess>[] = []
  const start = (): Promise<RelayProcess> => {
    const relay = options.start()
    started.push(relay)
    return relay
  }
  // A relay that outlived a failed test, also one that was starting, would hold the database of the next seed.
  onTestFinished(async () => {
    await Promise.allSettled(started.map(async (relay) => (await relay).kill()))
  })
  const as = `cp_${seed}`
  const id = `batch-of-seed-${seed}`
  const doomed = await start()
  const beside = await Promise.all(Array.from({ length: others }, start))
  const before = upstream.bodies.length
  const facts = { kind: 'reconcileRepayments', fileName: 'may.csv', fileDigest: '', total, sector: null }
  const headers = { 'Idempotency-Key': id }
  const begin = { as, body: JSON.stringify({ customer_partner_id: as, ...facts }), headers }
  expect((await doomed.send('POST', '/batches', begin)).status).toBe(200)
  const rows = { as, body: JSON.stringify({ from: 0, rows: makePayments(total) }) }
  expect((await doomed.send('POST', `/batches/${id}/rows`, rows)).status).toBe(200)
  const arrivedPieces = Math.floor(toFraction(seed) * (mostArrived + 1))
  await expect
    .poll(() => upstream.bodies.length - before, { timeout: 60_000, interval: 1 })
    .toBeGreaterThanOrEqual(arrivedPieces)
  await doomed.kill()
  expect(upstream.bodies.length - before, `seed ${seed}: all had gone out before the kill`).toBeLessThan(
    total / pieceSize,
  )
  const [next = await start()] = beside
  // The leases of the dead relay end. From here on the clock runs as it does: a jump while a piece is on its way ends the time of its call, and the piece waits again.
  await next.advance(100_000)
  await next.sweep()
  let batch: Batch | undefined
  await expect
    .poll(
      async () => {
        // The cast names what the route sends.
        batch = (await next.send('GET', `/batches/${id}`, { as })).data as Batch
        return batch.state
      },
      { timeout: 60_000, interval: 50 },
    )
    .toBe('sent')
  const seen = upstream.bodies.slice(before).flatMap((body) => {
    // The cast names what the relay sends.
    const { payments } = JSON.parse(body) as { payments: { transaction_reference: string }[] }
    return payments.map(({ transaction_reference: reference }) => reference)
  })
  expect(new Set(seen).size, `seed ${seed}: a row went out twice`).toBe(seen.length)
  const states = new Map<string, BatchRow['state']>()
  for (let after = -1; after < total - 1; ) {
    // The cast names what the route sends.
    const page = (await next.send('GET', `/batches/${id}/rows?after=${after}`, { as })).data as BatchRow[]
    for (const { reference, state } of page) states.set(reference, state)
    after = page.at(-1)?.position ?? total
  }
  expect(states.size, `seed ${seed}: a row is not accounted for`).toBe(total)
  const arrived = new Set(seen)
  for (const [reference, state] of states)
    expect(
      state === 'unknown' || (state === 'awaited' && arrived.has(reference)),
      `seed ${seed}: ${reference} is ${state}, at the service: ${arrived.has(reference)}`,
    ).toBe(true)
  expect(batch?.counts.unsent).toBe(0)
  expect(batch?.counts.unknown, `seed ${seed}: more is in doubt than was on its way`).toBeLessThanOrEqual(
    pieceSize,
  )
}
