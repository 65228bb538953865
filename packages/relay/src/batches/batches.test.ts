import { type Batch, type BatchRow, relayHeaders } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { testRelay, type TestRelay } from '../../test/testRelay.ts'

const makeRows = (count: number, first = 0) =>
  Array.from({ length: count }, (_none, at) => ({
    line: first + at + 2,
    payment: { transaction_reference: `INV-${first + at}`, amount: 100 + first + at },
    statementLines: [],
  }))

async function begin({ send }: TestRelay, total: number, id = 'batch-0001'): Promise<Batch> {
  const answer = await send('POST', '/batches', {
    body: {
      customer_partner_id: 'cp_a',
      ...{ kind: 'reconcileRepayments', fileName: 'may.csv', fileDigest: '', total, sector: null },
    },
    headers: { [relayHeaders.idempotencyKey]: id },
  })
  expect(answer.status, answer.text).toBe(200)
  return answer.data as Batch
}

async function until(relay: TestRelay, id: string, isThere: (batch: Batch) => boolean): Promise<Batch> {
  return expect
    .poll(
      async () => {
        const batch = (await relay.send('GET', `/batches/${id}`)).data as Batch
        return isThere(batch) ? batch : null
      },
      { timeout: 20_000, interval: 20 },
    )
    .not.toBeNull()
    .then(async () => (await relay.send('GET', `/batches/${id}`)).data as Batch)
}

test('rows that have all arrived go out in pieces of a hundred, each once, and every one is accounted for', async () => {
  const relay = await testRelay()
  const begun = await begin(relay, 250)
  expect(begun).toMatchObject({ state: 'receiving', received: 0, counts: { unsent: 250 } })
  const first = await relay.send('POST', '/batches/batch-0001/rows', {
    body: { from: 0, rows: makeRows(150) },
  })
  expect(first.data).toMatchObject({ state: 'receiving', received: 150 })
  await relay.send('POST', '/batches/batch-0001/rows', { body: { from: 150, rows: makeRows(100, 150) } })
  const sent = await until(relay, 'batch-0001', ({ state }) => state === 'sent')
  expect(sent.counts).toEqual({ unsent: 0, refused: 0, awaited: 250, succeeded: 0, failed: 0, unknown: 0 })
  const bodies = relay.upstream.seen.map(({ body }) => JSON.parse(body))
  expect(bodies.map(({ payments }) => payments.length)).toEqual([100, 100, 50])
  expect(bodies.flatMap(({ payments }) => payments)).toEqual(makeRows(250).map(({ payment }) => payment))
  const rows = (await relay.send('GET', '/batches/batch-0001/rows?after=248')).data as BatchRow[]
  expect(rows).toEqual([
    {
      ...{ position: 249, line: 251, reference: 'INV-249', amount: '349', state: 'awaited', message: null },
      ...{ reason: null, operationId: 'batch-0001.200-250' },
    },
  ])
})
