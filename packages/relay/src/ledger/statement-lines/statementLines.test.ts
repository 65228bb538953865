import { expect, test } from 'vitest'
import { openSharedDatabase } from '../../../test/openSharedDatabase.ts'
import { sendWebhook } from '../../../test/sendWebhook.ts'
import { type TestAnswer, type TestRelay, testRelay } from '../../../test/testRelay.ts'

const header = 'X-Relay-Statement-Lines'
const day = 86_400_000
/** A digest that is made of one letter. */
const line = (letter: string): string => letter.repeat(22)

type PostOptions = { as?: 'uA' | 'uB'; references?: string[]; headers?: Record<string, string> }

/** Reports one repayment for each entry of the header. */
function post(
  { send }: TestRelay,
  key: string,
  lines: string | null,
  { as = 'uA', references, headers = {} }: PostOptions = {},
): Promise<TestAnswer> {
  const rows = references ?? (lines ?? '-').split(',').map((_, at) => `${key}-${at}`)
  const payments = rows.map((transaction_reference) => ({ transaction_reference, amount: 5 }))
  return send('POST', '/v1/financing/bulk-payment', {
    as,
    body: { customer_partner_id: as === 'uA' ? 'cp_a' : 'cp_b', payments },
    headers: { 'Idempotency-Key': key, ...(lines !== null && { [header]: lines }), ...headers },
  })
}

const describeRow = (relay: TestRelay, reference: string, outcome: 'succeeded' | 'failed') =>
  sendWebhook(relay, {
    ...{ id: `evt_${reference}_${outcome}`, event: `repayment.${outcome}` },
    data: { transaction_reference: reference, reference: undefined, account_number: undefined, amount: 5 },
  })

test('S144: a statement line is credited once, by any person, the service never gets it, and data names the rows and operations', async () => {
  const relay = await testRelay()
  expect((await post(relay, 'key-first', `${line('a')},-,${line('b')}+${line('c')}`)).code).toBe(null)
  const again = await post(relay, 'key-again', `-,${line('d')}+${line('c')},${line('e')},${line('a')}`)
  expect([again.status, again.code, again.data]).toEqual([
    409,
    'line_credited',
    { rows: [1, 3], operations: ['key-first'] },
  ])
  expect(relay.upstream.seen).toHaveLength(1)
  expect(JSON.stringify(relay.upstream.seen[0]?.headers)).not.toContain(line('a'))
  // Nothing was recorded: the key is free, and so are the lines that were not held.
  expect((await relay.send('GET', '/operations/key-again')).code).toBe('not_found')
  expect((await post(relay, 'key-again', `${line('d')},${line('e')}`)).code).toBe(null)
})

test('S144: no confirmation of a possible duplicate lets a line through', async () => {
  const relay = await testRelay()
  await post(relay, 'key-first', line('a'), { references: ['r1'] })
  const confirm = { 'X-Relay-Confirm': 'duplicate=key-first' }
  const again = await post(relay, 'key-again', line('a'), { references: ['r1'], headers: confirm })
  expect(again.code).toBe('line_credited')
  expect((await post(relay, 'key-other', line('b'), { references: ['r1'], headers: confirm })).code).toBe(
    null,
  )
})

test('S144: one line may be the money of several rows of a set', async () => {
  const relay = await testRelay()
  expect((await post(relay, 'key-split', `${line('a')},${line('a')}`)).code).toBe(null)
  expect((await post(relay, 'key-again', line('a'))).data).toEqual({ rows: [0], operations: ['key-split'] })
})

test('S144: a key that is repeated is answered as recorded, also with other lines', async () => {
  const relay = await testRelay()
  await post(relay, 'key-first', line('a'))
  for (const lines of [line('a'), line('b'), null]) {
    const again = await post(relay, 'key-first', lines)
    expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([200, 'true'])
  }
  // What is not in the first request is held by no one.
  expect((await post(relay, 'key-other', line('b'))).code).toBe(null)
})

test('S144: the database itself keeps a line from being held twice', async () => {
  const relay = await testRelay()
  await post(relay, 'key-first', line('a'))
  const database = await openSharedDatabase()
  const copy = database.query(`insert into onlend_statement_lines
    (environment, owner_kind, owner_id, line_hash, operation_id, positions, used_for, created_at)
    select environment, owner_kind, owner_id, line_hash, 'key-other', positions, used_for, 1 from onlend_statement_lines`)
  await expect(copy).rejects.toThrow(/duplicate key|unique/)
})

test('S144: lines that a report would be refused for are found before it, for one partner alone', async () => {
  const relay = await testRelay()
  await post(relay, 'key-first', `${line('a')},${line('b')}`)
  const find = (as: 'uA' | 'uB', partner: string) =>
    relay.send('POST', '/credited-lines', {
      as,
      body: { customer_partner_id: partner, digests: [line('c'), line('b'), line('a')] },
    })
  expect((await find('uA', 'cp_a')).data).toEqual([line('b'), line('a')])
  expect((await find('uB', 'cp_b')).data).toEqual([])
  expect((await find('uB', 'cp_a')).code).toBe('forbidden')
})

test('S144: a line whose rows all failed, or whose set was refused, is credited anew', async () => {
  const relay = await testRelay()
  await post(relay, 'key-failing', `${line('a')},${line('a')},${line('b')}`)
  await describeRow(relay, 'key-failing-0', 'failed')
  expect((await post(relay, 'key-too-early', line('a'))).code).toBe('line_credited')
  await describeRow(relay, 'key-failing-1', 'failed')
  await describeRow(relay, 'key-failing-2', 'succeeded')
  expect((await post(relay, 'key-carried-out', line('b'))).code).toBe('line_credited')
  expect((await post(relay, 'key-anew', line('a'))).code).toBe(null)
  expect((await post(relay, 'key-once-more', line('a'))).data).toEqual({
    rows: [0],
    operations: ['key-anew'],
  })

  relay.upstream.answer = () => Response.json({ status: 'error', message: 'no' }, { status: 422 })
  expect((await post(relay, 'key-refused', line('c'))).status).toBe(422)
  relay.upstream.answer = () => Response.json({ status: 'success', message: 'ok', data: [] })
  expect((await post(relay, 'key-after-refusal', line('c'))).code).toBe(null)
})

test('S144: what is unknown, stale or in conflict goes on holding', async () => {
  const relay = await testRelay()
  relay.upstream.answer = () => new TypeError('reset')
  await post(relay, 'key-unknown', line('a'))
  relay.upstream.answer = () => Response.json({ status: 'success', message: 'ok', data: [] })
  await post(relay, 'key-stale', line('b'))
  await post(relay, 'key-conflict', line('c'))
  await describeRow(relay, 'key-conflict-0', 'failed')
  await describeRow(relay, 'key-conflict-0', 'succeeded')
  relay.time.now += 3 * day
  await relay.relay.sweep()
  for (const [key, state] of [
    ['key-unknown', 'unknown'],
    ['key-stale', 'stale'],
    ['key-conflict', 'failed'],
  ] as const)
    expect((await relay.send('GET', `/operations/${key}`)).data, key).toMatchObject({ state })
  for (const letter of ['a', 'b', 'c'])
    expect((await post(relay, `key-again-${letter}`, line(letter))).code).toBe('line_credited')
})

test('S144: another partner’s line is another line, and nothing is told of it', async () => {
  const relay = await testRelay()
  await post(relay, 'key-of-a', line('a'))
  const [held, fresh] = [
    await post(relay, 'key-of-b', line('a'), { as: 'uB' }),
    await post(relay, 'key-of-b-2', line('b'), { as: 'uB' }),
  ]
  expect([held.status, held.text]).toEqual([fresh.status, fresh.text])
  const database = await openSharedDatabase()
  const rows = await database.query<{ line_hash: string }>('select line_hash from onlend_statement_lines')
  expect(new Set(rows.map(({ line_hash }) => line_hash)).size).toBe(3)
  expect(JSON.stringify(rows)).not.toContain(line('a'))
})

test('S144: a header that is no list of digests is refused and named', async () => {
  const relay = await testRelay()
  const [whole, short] = [line('a'), line('a').slice(1)]
  for (const lines of [
    ...['', short, `${whole}a`, `${whole},`, `${whole}+`, `-+${whole}`, `${short}=`, line('é')],
    // Two headers of one name, and names of properties.
    ...[`${whole}, ${line('b')}`, '__proto__,constructor'],
  ]) {
    // As many payments as entries, so that it is the form alone that is wrong.
    const { code, data } = await post(relay, 'key-odd-1', lines)
    expect([lines, code, data]).toMatchObject([lines, 'malformed_request', { field: header }])
  }
  expect(relay.upstream.seen).toHaveLength(0)
})

test('S144: digests that are spelt as properties are digests, and there may be as many as a header holds', async () => {
  const relay = await testRelay()
  const odd = '__proto__'.padEnd(22, '_')
  expect((await post(relay, 'key-odd-1', odd)).code).toBe(null)
  expect((await post(relay, 'key-odd-2', odd)).code).toBe('line_credited')
  const many = (count: number): string =>
    Array.from({ length: count }, (_, at) => String(at).padStart(22, '0')).join(',')
  expect((await post(relay, 'key-most-347', many(347))).code).toBe(null)
  const tooLong = await post(relay, 'key-most-348', many(348))
  expect([tooLong.code, tooLong.data]).toMatchObject(['malformed_request', { field: header }])
})

test('S144: the header has an entry for each payment, and belongs to reported repayments alone', async () => {
  const relay = await testRelay()
  for (const references of [['r1'], ['r1', 'r2', 'r3'], []]) {
    const { code, data } = await post(relay, 'key-count', `${line('a')},-`, { references })
    expect([code, data]).toMatchObject(['malformed_request', { field: header }])
  }
  const withdrawal = await relay.withdraw('key-withdraw', {}, { headers: { [header]: line('a') } })
  expect([withdrawal.code, withdrawal.data]).toMatchObject(['malformed_request', { field: header }])
  const body = { first_name: 'Ada' }
  const path = '/v1/customer_partners/cp_a/customers'
  const headers = { 'Idempotency-Key': 'key-customer', [header]: '-' }
  expect((await relay.send('POST', path, { body, headers })).code).toBe('malformed_request')
  expect(relay.upstream.seen).toHaveLength(0)
})

test('S144: lines are kept as long as their operation, and go with it', async () => {
  const relay = await testRelay({ retention: { operations: 30 } })
  await post(relay, 'key-pruned', line('a'))
  await describeRow(relay, 'key-pruned-0', 'succeeded')
  const database = await openSharedDatabase()
  const count = async (): Promise<number> =>
    (await database.query('select 1 from onlend_statement_lines')).length
  relay.time.now += 29 * day
  await relay.relay.sweep()
  expect([await count(), (await post(relay, 'key-again', line('a'))).code]).toEqual([1, 'line_credited'])
  relay.time.now += 2 * day
  await relay.relay.sweep()
  expect(await count()).toBe(0)
})

test('S144: an erasure takes the lines of its operations along, and those of an operation in doubt stay with it', async () => {
  const relay = await testRelay()
  await post(relay, 'key-erased', line('a'))
  await describeRow(relay, 'key-erased-0', 'succeeded')
  relay.upstream.answer = () => new TypeError('reset')
  await post(relay, 'key-unknown', line('b'))
  relay.time.now += 20 * day
  await relay.relay.erase({ customerPartnerId: 'cp_a' }, { by: 'uO' })
  const database = await openSharedDatabase()
  const left = await database.query('select operation_id from onlend_statement_lines')
  expect(left).toEqual([{ operation_id: 'key-unknown' }])
})
