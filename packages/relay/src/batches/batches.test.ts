import { gzipSync } from 'node:zlib'
import { relayHeaders } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import {
  beginBatch,
  makePayments,
  readBatch,
  readRows,
  seenPayments,
  sendBatch,
  untilBatch,
} from '../../test/batches.ts'
import { openSharedDatabase } from '../../test/openSharedDatabase.ts'
import { testRelay } from '../../test/testRelay.ts'

const references = (from: number, to: number) =>
  makePayments(to - from, from).map(({ payment }) => payment.transaction_reference)

test('S146: rows that have all arrived go out in pieces of a hundred, each once and in order, and every one is accounted for', async () => {
  const relay = await testRelay()
  const begun = await beginBatch(relay, 250)
  expect(begun.data).toMatchObject({ state: 'receiving', received: 0, counts: { unsent: 250 } })
  const first = await relay.send('POST', '/batches/batch-0001/rows', {
    body: { from: 0, rows: makePayments(150) },
  })
  expect(first.data).toMatchObject({ state: 'receiving', received: 150 })
  expect(relay.upstream.seen).toEqual([])
  await relay.send('POST', '/batches/batch-0001/rows', { body: { from: 150, rows: makePayments(100, 150) } })
  const sent = await untilBatch(relay, ({ state }) => state === 'sent')
  expect(sent.counts).toEqual({ unsent: 0, refused: 0, awaited: 250, succeeded: 0, failed: 0, unknown: 0 })
  expect(seenPayments(relay)).toEqual([references(0, 100), references(100, 200), references(200, 250)])
  const rows = await readRows(relay)
  expect(rows.map(({ reference }) => reference)).toEqual(references(0, 250))
  expect(rows.at(-1)).toEqual({
    ...{ position: 249, line: 251, reference: 'INV-249', amount: '349', state: 'awaited', message: null },
    ...{ reason: null, operationId: 'batch-0001.200-250' },
  })
})

test('transactions go out with their sector and their financing, and a number as it came', async () => {
  const relay = await testRelay()
  const client = { business_name: 'B' }
  const transaction = { transaction_reference: 'T-1', amount_payable: 275000.5, client }
  const financed = { transaction_reference: 'T-1', amount: 250000, drawdown_id: 'd', payments: [] }
  const rows = [
    { line: 2, transaction, financed },
    { line: 3, transaction: { ...transaction, transaction_reference: 'T-2' }, financed: null },
  ]
  await sendBatch(relay, rows, { kind: 'registerTransactions' })
  await untilBatch(relay, ({ state }) => state === 'sent')
  expect(relay.upstream.seen.map(({ url, body }) => [new URL(url).pathname, JSON.parse(body)])).toEqual([
    [
      '/base/v1/transactions/register',
      {
        ...{ customer_partner_id: 'cp_a', sector: 'Lender', financed_transactions: [financed] },
        transactions: rows.map((row) => row.transaction),
      },
    ],
  ])
})

test('a request that broke is sent again as it was, also packed; rows that leave a gap or differ are refused with the batch as it stands', async () => {
  const relay = await testRelay()
  await beginBatch(relay, 30)
  const add = (from: number, rows: unknown[]) =>
    relay.send('POST', '/batches/batch-0001/rows', { body: { from, rows } })
  expect((await add(0, makePayments(10))).data).toMatchObject({ received: 10 })
  expect((await add(0, makePayments(10))).data).toMatchObject({ received: 10 })
  const packed = gzipSync(JSON.stringify({ from: 5, rows: makePayments(15, 5) }))
  const overlapping = await relay.send('POST', '/batches/batch-0001/rows', {
    body: packed,
    headers: { 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' },
  })
  expect(overlapping.data).toMatchObject({ received: 20 })
  const gap = await add(21, makePayments(5, 21))
  expect([gap.status, gap.code, gap.data]).toMatchObject([409, 'batch_changed', { received: 20 }])
  expect((await add(0, makePayments(10, 1))).code).toBe('batch_changed')
  expect((await add(20, makePayments(11, 20))).code).toBe('malformed_request')
  const [one, two] = await Promise.all([add(20, makePayments(10, 20)), add(20, makePayments(10, 20))])
  expect([one?.status, two?.status]).toEqual([200, 200])
  const sent = await untilBatch(relay, ({ state }) => state === 'sent')
  expect(sent.counts.awaited).toBe(30)
  expect(seenPayments(relay)).toEqual([references(0, 30)])
  // A late repetition changes nothing.
  expect((await add(20, makePayments(10, 20))).data).toMatchObject({ state: 'sent' })
})

test('S162: a small body that unpacks into a large one is refused while it is unpacked, and so is what is packed otherwise', async () => {
  const relay = await testRelay()
  await beginBatch(relay, 30)
  const send = (body: Uint8Array<ArrayBuffer>, encoding: string) =>
    relay.send('POST', '/batches/batch-0001/rows', {
      body,
      headers: { 'Content-Encoding': encoding, 'Content-Type': 'application/json' },
    })
  const bomb = gzipSync(Buffer.alloc(100_000_000, ' '))
  expect(bomb.byteLength).toBeLessThan(130_000)
  const before = process.memoryUsage.rss()
  expect((await send(new Uint8Array(bomb), 'gzip')).code).toBe('body_too_large')
  expect(process.memoryUsage.rss() - before).toBeLessThan(60_000_000)
  expect((await send(new TextEncoder().encode('{"from":0}'), 'gzip')).code).toBe('malformed_request')
  expect((await send(new TextEncoder().encode('{"from":0}'), 'br')).code).toBe('malformed_request')
  expect((await send(new Uint8Array(2_000_000), 'identity')).code).toBe('body_too_large')
  expect((await readBatch(relay)).received).toBe(0)
})

const payment = { transaction_reference: 'x', amount: 1 }
const badRows: [string, object][] = [
  ['a row of the other kind', { line: 2, transaction: { transaction_reference: 'x' }, financed: null }],
  ['no line', { payment, statementLines: [] }],
  ['no reference', { line: 2, payment: { amount: 1 }, statementLines: [] }],
  ['another owner beside it', { ...makePayments(1)[0], customer_partner_id: 'cp_b' }],
  ['another owner in it', { ...makePayments(1)[0], payment: { ...payment, cupId: 'cp_b' } }],
  ['a line that is no digest', { ...makePayments(1)[0], statementLines: ['x'] }],
  [
    'an amount that would not be sent as it came',
    { line: 2, payment: { ...payment, amount: 1234567890123.4568 }, statementLines: [] },
  ],
]

test('S22: rows that are not whole, or that name another owner, are refused', async () => {
  const relay = await testRelay()
  await beginBatch(relay, 1)
  for (const [what, row] of badRows) {
    const answer = await relay.send('POST', '/batches/batch-0001/rows', { body: { from: 0, rows: [row] } })
    expect([what, answer.code]).toEqual([what, 'malformed_request'])
  }
  expect((await readBatch(relay)).received).toBe(0)
})

test('the same key begins the same batch; with other facts it is refused', async () => {
  const relay = await testRelay()
  await beginBatch(relay, 30)
  await relay.send('POST', '/batches/batch-0001/rows', { body: { from: 0, rows: makePayments(10) } })
  expect((await beginBatch(relay, 30)).data).toMatchObject({ received: 10 })
  expect((await beginBatch(relay, 31)).code).toBe('idempotency_key_reused')
  expect((await beginBatch(relay, 30, { fileName: 'june.csv' })).code).toBe('idempotency_key_reused')
  expect((await beginBatch(relay, 30, { id: 'x'.repeat(101) })).code).toBe('idempotency_key_required')
  // Under the same key another partner has a batch of its own.
  expect((await beginBatch(relay, 7, { as: 'uB', partner: 'cp_b' })).data).toMatchObject({ total: 7 })
  expect((await readBatch(relay)).total).toBe(30)
})

test('S161: who may only see may read a batch, and neither begin nor resume, pause or cancel one', async () => {
  const relay = await testRelay({
    authorize: ({ principal, endpoint }) => principal.userId === 'uA' || endpoint !== 'reconcileRepayments',
  })
  await beginBatch(relay, 30)
  const as = 'uP'
  expect((await relay.send('GET', '/batches/batch-0001', { as })).status).toBe(200)
  expect((await relay.send('GET', '/batches?customer_partner_id=cp_a', { as })).data).toHaveLength(1)
  expect((await relay.send('GET', '/batches/batch-0001/rows', { as })).status).toBe(200)
  expect((await beginBatch(relay, 30, { as, id: 'batch-0002' })).code).toBe('forbidden')
  const body = { from: 0, rows: makePayments(1) }
  expect((await relay.send('POST', '/batches/batch-0001/rows', { as, body })).code).toBe('forbidden')
  for (const what of ['pause', 'resume', 'cancel'])
    expect((await relay.send('POST', `/batches/batch-0001/${what}`, { as, body: {} })).code).toBe('forbidden')
})

test('a partner has only so many rows and bytes at the relay, and is told so; what was sent makes room', async () => {
  const relay = await testRelay({ batches: { maxRows: 100 } })
  await beginBatch(relay, 60)
  expect((await beginBatch(relay, 41, { id: 'batch-0002' })).code).toBe('staging_full')
  expect((await beginBatch(relay, 41, { id: 'batch-0002', as: 'uB', partner: 'cp_b' })).status).toBe(200)
  await relay.send('POST', '/batches/batch-0001/rows', { body: { from: 0, rows: makePayments(60) } })
  await untilBatch(relay, ({ state }) => state === 'sent')
  expect((await beginBatch(relay, 100, { id: 'batch-0003' })).status).toBe(200)
  const small = await testRelay({ batches: { maxBytes: 2_000 } })
  await beginBatch(small, 60)
  const answer = await small.send('POST', '/batches/batch-0001/rows', {
    body: { from: 0, rows: makePayments(60) },
  })
  expect([answer.status, answer.code]).toEqual([413, 'staging_full'])
  await expect(testRelay({ batches: { maxRows: 0 } })).rejects.toThrow(TypeError)
})

test('S80: rows, the file’s name and the person are sealed in the database, and the log names none of them', async () => {
  const relay = await testRelay()
  relay.upstream.answer = () =>
    Response.json({ status: 'error', message: 'Canary-Message', data: null }, { status: 422 })
  const client = { business_name: 'Canary-Client' }
  const transaction = { transaction_reference: 'T-1', amount_payable: 1, client }
  await sendBatch(relay, [{ line: 2, transaction, financed: null }], {
    ...{ kind: 'registerTransactions', fileName: 'Canary-File.csv' },
  })
  await untilBatch(relay, ({ state }) => state === 'sent')
  const database = await openSharedDatabase()
  let kept = ''
  for (const table of ['onlend_batches', 'onlend_batch_rows', 'onlend_batch_pieces'])
    kept += JSON.stringify(await database.query(`select t::text as row from ${table} t`))
  expect(kept.match(/sealed\./g)?.length).toBeGreaterThanOrEqual(4)
  expect(kept + relay.logs.join('')).not.toMatch(/Canary/)
  expect((await readBatch(relay)).fileName).toBe('Canary-File.csv')
})

test('a batch that is at rest is forgotten after its time, with its rows; one that goes on is not', async () => {
  const relay = await testRelay({ batches: { retention: 1_000 } })
  await sendBatch(relay, makePayments(3))
  await untilBatch(relay, ({ state }) => state === 'sent')
  relay.upstream.answer = () => new Response(null, { status: 429, headers: { 'Retry-After': '600' } })
  await sendBatch(relay, makePayments(3, 10), { id: 'batch-0002' })
  await untilBatch(relay, ({ state }) => state === 'waiting', 'batch-0002')
  relay.time.now += 5_000
  await relay.relay.sweep()
  expect((await relay.send('GET', '/batches/batch-0001')).status).toBe(404)
  expect((await readBatch(relay, 'batch-0002')).state).toBe('waiting')
  const database = await openSharedDatabase()
  const left = await database.query<{ batch_id: string }>('select batch_id from onlend_batch_rows')
  expect(left).toEqual([{ batch_id: 'batch-0002' }])
  await relay.relay.close()
})

test('the changes of a batch reach its readers as change events with its id', async () => {
  const relay = await testRelay()
  const events = async (headers: Record<string, string> = {}) =>
    (await relay.send('GET', '/events?customer_partner_id=cp_a', { headers })).data as {
      id: string
      topic: string
      operationId: string
      kind: string
    }[]
  await beginBatch(relay, 3)
  const [reset] = await events()
  await relay.send('POST', '/batches/batch-0001/rows', { body: { from: 0, rows: makePayments(3) } })
  await untilBatch(relay, ({ state }) => state === 'sent')
  const told = (await events({ 'Last-Event-ID': reset?.id ?? '' })).filter(({ topic }) => topic === 'batches')
  expect(told.length).toBeGreaterThanOrEqual(2)
  for (const event of told)
    expect(event).toMatchObject({ operationId: 'batch-0001', kind: 'reconcileRepayments' })
})

test('a batch is listed until it is cancelled, the newest first, and by its kind', async () => {
  const relay = await testRelay()
  await beginBatch(relay, 3)
  relay.time.now += 1
  await beginBatch(relay, 3, { id: 'batch-0002', kind: 'registerTransactions' })
  const list = async (more = '') =>
    ((await relay.send('GET', `/batches?customer_partner_id=cp_a${more}`)).data as { id: string }[]).map(
      ({ id }) => id,
    )
  expect(await list()).toEqual(['batch-0002', 'batch-0001'])
  expect(await list('&kind=registerTransactions')).toEqual(['batch-0002'])
  const cancelled = await relay.send('POST', '/batches/batch-0002/cancel')
  expect(cancelled.data).toMatchObject({ state: 'cancelled', counts: { unsent: 0, refused: 3 } })
  expect(await list()).toEqual(['batch-0001'])
  const wrong = await relay.send('GET', '/batches?customer_partner_id=cp_a&kind=withdraw')
  expect(wrong.code).toBe('malformed_request')
  const headers = { [relayHeaders.idempotencyKey]: 'batch-0003' }
  expect((await relay.send('POST', '/batches', { body: {}, headers })).code).toBe('malformed_request')
})
