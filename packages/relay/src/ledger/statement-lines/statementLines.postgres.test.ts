import { expect, inject, onTestFinished, test } from 'vitest'
import { makePostgresDatabase } from '../../../test/makePostgresDatabase.ts'
import { type TestAnswer, type TestRelay, testRelay } from '../../../test/testRelay.ts'
import { createStore } from '../../createStore.ts'
import { openPostgresDatabase } from '../../database/openPostgresDatabase.ts'

const line = 'a'.repeat(22)

/** Two relays with connections of their own to one PostgreSQL. */
async function openTwo(): Promise<[TestRelay, TestRelay]> {
  const connectionString = await makePostgresDatabase(inject('postgresAddress') ?? '')
  const databases = [0, 1].map(() => openPostgresDatabase({ connectionString }))
  onTestFinished(async () => void (await Promise.all(databases.map((database) => database.close()))))
  const [one, other] = databases.map((database) => testRelay({ store: createStore(database) }))
  if (!one || !other) throw new Error('There are two')
  return Promise.all([one, other])
}

function post({ send }: TestRelay, key: string, lines: string): Promise<TestAnswer> {
  const payments = [{ transaction_reference: key, amount: 5 }]
  return send('POST', '/v1/financing/bulk-payment', {
    body: { customer_partner_id: 'cp_a', payments },
    headers: { 'Idempotency-Key': key, 'X-Relay-Statement-Lines': lines },
  })
}

test('S144: of forty writes with one statement line that two instances are sent at once, one is sent', async () => {
  const relays = await openTwo()
  const [one, other] = relays
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => post(at % 2 ? one : other, `key-many-${at}`, line)),
  )
  const codes = answers.map(({ code }) => code)
  expect(codes.filter((code) => code === null)).toHaveLength(1)
  expect(codes.filter((code) => code === 'line_credited')).toHaveLength(39)
  expect(relays.flatMap(({ upstream }) => upstream.seen)).toHaveLength(1)
  const sent = answers.findIndex(({ code }) => code === null)
  expect((await post(other, 'key-afterwards', line)).data).toEqual({
    rows: [0],
    operations: [`key-many-${sent}`],
  })
})

test('S144: a line that is free again is taken by one of those who want it at once', async () => {
  const [one, other] = await openTwo()
  one.upstream.answer = () => Response.json({ status: 'error', message: 'no' }, { status: 422 })
  expect((await post(one, 'key-refused', line)).status).toBe(422)
  one.upstream.answer = () => Response.json({ status: 'success', message: 'ok', data: [] })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => post(at % 2 ? one : other, `key-anew-${at}`, line)),
  )
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 'line_credited')).toHaveLength(9)
})
